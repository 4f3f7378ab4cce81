import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

// Joining tables that name the same call would hide one of them without an error.
it('joins every call of every file, each under a name of its own', async () => {
  const files = readdirSync(import.meta.dirname).flatMap(
    (name) => name.match(/^(.+)Endpoints\.ts$/)?.[1] ?? [],
  );
  const tables: Record<string, object>[] = await Promise.all(
    files.map((name) => import(`./${name}Endpoints.ts`)),
  );
  const names = tables.flatMap((table) => Object.values(table).flatMap(Object.keys));
  expect(files.length).toBeGreaterThan(5);
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
