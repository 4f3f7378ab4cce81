import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../folders.ts';
import { StartError } from '../startError.ts';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Runs the work with a folder of these migrations; a StartError when one is unknown. */
export async function withMigrations<Result>(
  migrations: number[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  const wanted = journal.entries.slice(0, migrations.length);
  if (wanted.length < migrations.length || wanted.some(({ when }, index) => when !== migrations[index])) {
    throw new StartError(
      'The backup was made by a newer version of the product than this one. Install that version or a newer one, and try again.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'year-group-migrations-'));
  try {
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: wanted }));
    for (const { tag } of wanted)
      copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
