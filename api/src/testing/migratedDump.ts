import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { access, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrapPglite } from '#platform/db/embedded.ts';
import { migrationsFolder } from '#platform/folders.ts';

const folder = join(tmpdir(), 'year-group-test-database');

/** The migrated, empty PGlite as one file, which loads in a fifth of the time. */
export async function migratedDump(): Promise<Blob> {
  const path = join(folder, `${await fingerprint()}.tar`);
  const isMade = await access(path).then(
    () => true,
    () => false,
  );
  if (!isMade) await makeDump(path);
  return openAsBlob(path);
}

/**
 * Test files run concurrently, so the dump is written atomically, and the first one stays: a
 * process that reads a file that is replaced meanwhile gets an error.
 */
async function makeDump(path: string): Promise<void> {
  const database = await wrapPglite({});
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/** Changes with the migrations and with PGlite, whose version is part of its path. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const files = await readdir(migrationsFolder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 24);
}
