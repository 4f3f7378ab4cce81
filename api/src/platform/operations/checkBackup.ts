import { createHash } from 'node:crypto';
import { StartError } from '../startError.ts';
import { type Manifest, manifestSchema, paths, readArchive } from './archive.ts';
import { differences, startSum } from './rows.ts';

/**
 * Reads a whole backup and compares it with its own list; throws a StartError when anything is
 * missing, damaged or unlisted.
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const found = await readAll(file).catch((error: unknown) => {
    throw new StartError(
      `${file} cannot be read as a backup (${(error as Error).message}). Use another one.`,
    );
  });
  const { manifest, tables, pictures } = found;
  if (!manifest) throw new StartError(`${file} is not a whole backup: its end is missing. Use another one.`);
  const damaged = differences(
    manifest.tables.filter(({ rows }) => rows > 0),
    tables,
  );
  const listed = new Set([...manifest.tables, ...manifest.pictures].map(({ name }) => name));
  const unlisted = [...tables.map(({ name }) => name), ...pictures.keys()].filter(
    (name) => !listed.has(name),
  );
  if (unlisted.length > 0) {
    throw new StartError(
      `${file} holds what its list does not name: ${unlisted.join(', ')}. Use another backup.`,
    );
  }
  const lost = manifest.pictures.filter(({ name, sha256 }) => pictures.get(name) !== sha256);
  if (damaged.length > 0 || lost.length > 0) {
    const what = [...damaged, ...lost.map(({ name }) => name)].join(', ');
    throw new StartError(`${file} is damaged: ${what}. Use another backup.`);
  }
  return manifest;
}

async function readAll(file: string) {
  const sums = new Map<string, ReturnType<typeof startSum>>();
  const pictures = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, body } of readArchive(file)) {
    const [folder, second = ''] = name.split('/');
    if (folder === 'uploads') pictures.set(second, createHash('sha256').update(body).digest('hex'));
    if (folder === 'tables') {
      const sum = sums.get(second) ?? startSum(second);
      sums.set(second, sum);
      sum.add(body.toString().split('\n'));
    }
    if (name === paths.manifest) manifest = manifestSchema.parse(JSON.parse(body.toString()));
  }
  return { manifest, pictures, tables: [...sums.values()].map((sum) => sum.end()) };
}
