import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Pack } from 'tar-stream';
import { z } from 'zod';
import { isImageName } from '../images/imageStorage.ts';
import { StartError } from '../startError.ts';
import { differences, startSum, type TableSum } from './rows.ts';

const sumSchema = z.object({ name: z.string(), rows: z.number(), sha256: z.string() });

/** The first file of a backup: enough to prepare a database for the rest. */
const headerSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The applied migrations, as the database names them. */
  migrations: z.array(z.number()),
});

/** The last file of a backup: the expected files before it. */
const manifestSchema = headerSchema.extend({
  tables: z.array(sumSchema),
  pictures: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** The files in a backup. A table is split into several, each a batch of JSON lines. */
export const paths = {
  header: 'header.json',
  manifest: 'manifest.json',
  rows: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  picture: (name: string) => `uploads/${name}`,
} as const;

/** Adds one file to an open archive; waits for a slow reader. */
export async function addFile(pack: Pack, name: string, body: Uint8Array): Promise<void> {
  const entry = pack.entry({ name, size: body.length, mode: 0o600 });
  await pipeline(Readable.from([body]), entry);
}

/** Allowed file names in `uploads/`, `tables/` and the lists, against path traversal. */
function isBackupName(name: string): boolean {
  const picture = /^uploads\/(.*)$/s.exec(name)?.[1];
  if (picture !== undefined) return isImageName(picture);
  return name === paths.header || name === paths.manifest || /^tables\/[a-z_]+\/\d{6,}\.jsonl$/.test(name);
}

/** The files of a backup, in order; throws on names and kinds of files that no backup has. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; body: Buffer }> {
  const files = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), files);
  // A broken archive ends the loop below with the same error.
  reading.catch(() => {});
  const seen = new Set<string>();
  for await (const entry of files) {
    const { name, type } = entry.header;
    if (type !== 'file' || !isBackupName(name) || seen.has(name)) {
      throw new Error(`it holds ${JSON.stringify(name.slice(0, 200))}, which no backup does`);
    }
    seen.add(name);
    yield { name, body: await buffer(entry) };
  }
  await reading;
}

/** Reads a whole backup; throws a StartError when anything is missing, damaged or unlisted. */
export async function checkBackup(file: string): Promise<Manifest> {
  const found = await readAll(file).catch((error: unknown) => {
    throw new StartError(
      `${file} cannot be read as a backup (${(error as Error).message}). Use another one.`,
    );
  });
  const { manifest, sums } = found;
  if (!manifest) throw new StartError(`${file} is not a whole backup: its end is missing. Use another one.`);
  const listed = [...manifest.tables, ...manifest.pictures.map((each) => ({ ...each, rows: 1 }))];
  const unlisted = sums.map(({ name }) => name).filter((name) => !listed.some((each) => each.name === name));
  if (unlisted.length > 0) {
    const what = unlisted.join(', ');
    throw new StartError(`${file} holds what its list does not name: ${what}. Use another backup.`);
  }
  const isThere = ({ rows }: TableSum) => rows > 0;
  const damaged = differences(listed.filter(isThere), sums);
  if (damaged.length > 0)
    throw new StartError(`${file} is damaged: ${damaged.join(', ')}. Use another backup.`);
  return manifest;
}

async function readAll(file: string) {
  const tables = new Map<string, ReturnType<typeof startSum>>();
  const pictures: TableSum[] = [];
  let manifest: Manifest | undefined;
  for await (const { name, body } of readArchive(file)) {
    const [folder, second = ''] = name.split('/');
    if (folder === 'uploads') pictures.push({ name: second, rows: 1, sha256: hash('sha256', body) });
    if (folder === 'tables') {
      const sum = tables.get(second) ?? startSum(second);
      tables.set(second, sum);
      sum.add(body.toString().split('\n'));
    }
    if (name === paths.manifest) manifest = manifestSchema.parse(JSON.parse(body.toString()));
  }
  return { manifest, sums: [...[...tables.values()].map((sum) => sum.end()), ...pictures] };
}
