"""A headless workbench: positions, tournaments, benchmarks, pictures."""
