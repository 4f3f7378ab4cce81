/**
 * Prints the brotli bytes that each component adds to a page, without React. Run it with `pnpm
 * --filter @year-group/ui-kit sizes`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const components = join(import.meta.dirname, '../src/components');
const entry = '\0entry';

/** The components of the home page's first load. */
const home = [
  'NavBar',
  'Hero',
  'Section',
  'Button',
  'Card',
  'Timeline',
  'Gallery',
  'EventCard',
  'ArticleCard',
  'EmptyState',
  'Reveal',
  'Toast',
  'Footer',
];

const names = readdirSync(components).filter((name) => existsSync(join(components, name, `${name}.tsx`)));
const brotli = (text: string) => brotliCompressSync(text).length;
const importOf = (name: string) => `export * from ${JSON.stringify(join(components, name, `${name}.tsx`))};`;
const styles = `import ${JSON.stringify(join(components, '../styles/styles.css'))};`;

/**
 * Bundles code as a page would and measures it: scripts of the first load, scripts loaded later,
 * styles.
 */
async function weigh(code: string) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { entry },
        preserveEntrySignatures: 'strict',
        external: (id) => /^react(-dom)?($|\/)/.test(id),
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry);
  const now = new Set([first?.fileName, ...(first?.imports ?? [])]);
  const sum = (files: Rolldown.OutputChunk[]) => files.reduce((bytes, file) => bytes + brotli(file.code), 0);
  const sheets = output
    .filter((file) => file.type === 'asset')
    .filter((file) => file.fileName.endsWith('.css'));
  return {
    now: sum(chunks.filter((chunk) => now.has(chunk.fileName))),
    later: sum(chunks.filter((chunk) => !now.has(chunk.fileName))),
    css: sheets.reduce((bytes, file) => bytes + brotli(String(file.source)), 0),
  };
}

const row = (name: string, ...cells: (string | number)[]) =>
  process.stdout.write(`${name.padEnd(18)}${cells.map((cell) => String(cell || '').padStart(8)).join('')}\n`);

row('component', 'script', 'later', 'style');
for (const name of names) {
  const { now, later, css } = await weigh(importOf(name));
  row(name, now, later, css);
}
const base = await weigh(styles);
row('tokens and base', 0, 0, base.css);
const page = await weigh([styles, ...home.map(importOf)].join('\n'));
row('home page', page.now, page.later, page.css);
