import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

// Joining tables that name the same call would hide one of them without an error.
it('joins every call of every file, each under a name of its own', async () => {
  const files = globSync('*/*Endpoints.ts', { cwd: import.meta.dirname });
  const tables: Record<string, object>[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  );
  const names = tables.flatMap((file) =>
    Object.entries(file).flatMap(([name, table]) => (name.endsWith('Endpoints') ? Object.keys(table) : [])),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
