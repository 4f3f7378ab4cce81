import { measureFirstLoad } from './firstLoad.ts';
import { inRoot } from './folders.ts';

/** Pages of the panel, each with the lazy parts that it opens with. */
const pages: Record<string, readonly string[]> = {
  'login, or any page before its own part': [],
  'dashboard, its figures': ['src/resources/dashboard/DashboardPage.tsx'],
  'dashboard, with its charts': [
    'src/resources/dashboard/DashboardPage.tsx',
    'src/resources/dashboard/MonthChart.tsx',
  ],
  'a list: registrations': ['src/resources/members/MemberList.tsx'],
  'a list: content': ['src/resources/news/NewsList.tsx'],
  'a list: orders': ['src/resources/orders/OrderList.tsx'],
  'an editor: news': ['src/resources/news/NewsCreate.tsx', 'src/components/richText/RichTextEditor.tsx'],
};

/** Says what the first visit of each page of the panel transfers. */
export function printPanelLoads(): void {
  const row = (name: string, raw: number | string, brotli: number | string): void =>
    console.log(`${name.padEnd(46)} ${String(raw).padStart(9)} ${String(brotli).padStart(9)}`);
  row('first load of /admin', 'bytes', 'brotli');
  for (const [name, parts] of Object.entries(pages)) {
    const files = measureFirstLoad(inRoot('admin', 'dist'), ...parts);
    const sum = (key: 'raw' | 'brotli'): number => files.reduce((total, file) => total + file[key], 0);
    row(`  ${name}`, sum('raw'), sum('brotli'));
  }
}
