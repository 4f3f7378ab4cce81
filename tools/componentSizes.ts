/* npm run measure -- components [-- --json]: what each component adds to a page
   that has React and the kit's tokens. */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, type Rolldown } from 'vite';
import { measure } from './firstLoad.ts';
import { inRoot } from './folders.ts';

interface ComponentSize {
  component: string;
  js: number;
  css: number;
  /** Scripts and styles that it loads only when they are needed. */
  later: number;
}

const components = inRoot('ui-kit', 'src', 'components');
const onEveryPage = /^react(-dom)?(\/|$)/;
const command = 'npm run --silent measure -- components > docs/component-sizes.md';

async function measureComponent(component: string): Promise<ComponentSize> {
  const result = await build({
    configFile: false,
    root: inRoot('ui-kit'),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: inRoot('ui-kit', 'src', 'components', component, `${component}.tsx`),
        external: onEveryPage,
        preserveEntrySignatures: 'exports-only',
        // Every library of a component says "use client" to frameworks that we do not use.
        onLog: () => undefined,
      },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  return { component, ...sizesOf(output) };
}

function sizesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = new Set<string>();
  const visit = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName);

  const sizes = { js: 0, css: 0, later: 0 };
  const firstStyles = new Set(
    chunks
      .filter(({ fileName }) => first.has(fileName))
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  for (const file of output) {
    const isScript = file.type === 'chunk';
    if (!isScript && !file.fileName.endsWith('.css')) continue;
    const bytes = brotli(isScript ? file.code : file.source);
    if (!first.has(file.fileName) && !firstStyles.has(file.fileName)) sizes.later += bytes;
    else sizes[isScript ? 'js' : 'css'] += bytes;
  }
  return sizes;
}

function brotli(content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // Entries without a style of their own leave a line break behind.
  return bytes.length > 1 ? measure('js', '', bytes).brotli : 0;
}

function tableOf(sizes: readonly ComponentSize[]): string {
  const cell = (value: number): string => (value === 0 ? '' : String(value)).padStart(7);
  const rows = sizes.map(
    ({ component, js, css, later }) =>
      `| ${component.padEnd(16)} | ${cell(js)} | ${cell(css)} | ${cell(later)} | ${cell(js + css)} |`,
  );
  return `# What each component weighs

Brotli bytes that a component adds to a page which already has React and the kit's tokens, with everything it uses. Two
components on a page share what both use, so the numbers do not add up. "Later" is loaded only when it is needed, such as
the lightbox of a gallery. Made by \`${command}\`.

| component        | scripts | styles  | later   | at once |
| ---------------- | ------: | ------: | ------: | ------: |
${rows.join('\n')}`;
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const names = readdirSync(components).filter((name) =>
  existsSync(inRoot('ui-kit', 'src', 'components', name, `${name}.tsx`)),
);
const sizes: ComponentSize[] = [];
for (const name of names) sizes.push(await measureComponent(name));
console.log(values.json ? JSON.stringify(sizes, null, 2) : tableOf(sizes));
