import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'year-group-embedded-'));
const folder = join(dataDir, 'database');
const marker = `${folder}.unfinished`;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('creates a database again when its creation was interrupted, and never a finished one', async () => {
  // The state when the process dies after PG_VERSION was written and before the configuration.
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');
  writeFileSync(marker, '');
  const opening = openEmbedded(dataDir, null);
  expect(existsSync(marker)).toBe(true);
  const made = await opening;
  expect(existsSync(marker)).toBe(false);
  await made.db.execute(sql`create table kept (word text)`);
  await made.close();

  const again = openEmbedded(dataDir, null);
  expect(readdirSync(dataDir)).not.toContain('database.unfinished');
  const { db, close } = await again;
  await db.execute(sql`select word from kept`);
  await close();
}, 240_000);
