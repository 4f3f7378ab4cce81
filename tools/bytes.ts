/* npm run measure -- bytes [-- --json] [--shell] [--panel]: brotli bytes of a first visit to the
   home page, or to pages of the panel, each as if nothing had been opened before. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { type LoadedFile, measure, measureFirstLoad } from './firstLoad.ts';
import { inRoot } from './folders.ts';
import { stopTogether } from './processes.ts';
import { startProduct } from './product.ts';

/** The frame of every page behind the login. */
const layout = 'src/app/AdminLayout.tsx';

/** Pages of the panel, each with the lazy parts that it opens with. */
const pages: Record<string, readonly string[]> = {
  'before it is known who opens it': [],
  login: ['src/app/login/LoginPage.tsx'],
  'dashboard, its figures': [layout, 'src/resources/dashboard/DashboardPage.tsx'],
  'dashboard, with its charts': [
    layout,
    'src/resources/dashboard/DashboardPage.tsx',
    'src/resources/dashboard/MonthChart.tsx',
  ],
  'a list: registrations': [layout, 'src/resources/members/MemberList.tsx'],
  'a list: content': [layout, 'src/resources/news/NewsList.tsx'],
  'a list: orders': [layout, 'src/resources/orders/OrderList.tsx'],
  'an editor: news': [
    layout,
    'src/resources/news/NewsEditor.tsx',
    'src/components/richText/RichTextEditor.tsx',
  ],
};

/** Says what the first visit of each page of the panel transfers. */
function printPanelLoads(): void {
  const row = (name: string, raw: number | string, brotli: number | string): void =>
    console.log(`${name.padEnd(46)} ${String(raw).padStart(9)} ${String(brotli).padStart(9)}`);
  row('first load of /admin', 'bytes', 'brotli');
  for (const [name, parts] of Object.entries(pages)) {
    const files = measureFirstLoad(inRoot('admin', 'dist'), ...parts);
    const sum = (key: 'raw' | 'brotli'): number => files.reduce((total, file) => total + file[key], 0);
    row(`  ${name}`, sum('raw'), sum('brotli'));
  }
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** Measures the empty page of the static build instead of the page that the product renders. */
    shell: { type: 'boolean', default: false },
    panel: { type: 'boolean', default: false },
  },
});

async function measurePage(): Promise<LoadedFile> {
  if (values.shell) return measure('html', 'index.html', readFileSync(inRoot('site/dist/client/index.html')));
  const product = await startProduct();
  try {
    const reply = await fetch(`${product.url}/`);
    return measure('html', 'rendered /', new Uint8Array(await reply.arrayBuffer()));
  } finally {
    await product.stop();
  }
}

function printTable(files: readonly LoadedFile[]): void {
  const row = (name: string, raw: number, brotli: number): void =>
    console.log(`${name.padEnd(46)} ${String(raw).padStart(9)} ${String(brotli).padStart(9)}`);
  console.log(`${'first load of /'.padEnd(46)} ${'bytes'.padStart(9)} ${'brotli'.padStart(9)}`);
  for (const { file, raw, brotli } of files) row(`  ${file}`, raw, brotli);
  for (const kind of ['js', 'css', 'html'] as const) {
    const some = files.filter((file) => file.kind === kind);
    row(`all ${kind}`, sum(some, 'raw'), sum(some, 'brotli'));
  }
}

const sum = (files: readonly LoadedFile[], key: 'raw' | 'brotli'): number =>
  files.reduce((total, file) => total + file[key], 0);

stopTogether();
if (!(await buildAll(values.panel ? { only: 'admin' } : {}))) process.exit(1);
if (values.panel) {
  printPanelLoads();
  process.exit(0);
}
const files = [...measureFirstLoad(inRoot('site', 'dist', 'client')), await measurePage()];
if (values.json) console.log(JSON.stringify(files, null, 2));
else printTable(files);
process.exit(0);
