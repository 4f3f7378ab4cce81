import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedPages, openPages, pages } from '@year-group/api-types/system/pages';
import {
  type LighthouseReport,
  type Measured,
  medians,
  readReport,
  readTransfer,
  runLighthouse,
} from '../../../tools/lighthouseReport.ts';
import { findAddresses } from '../shared/addresses.ts';
import type { Options } from '../shared/options.ts';
import { startOn } from '../shared/product.ts';
import { serveReferencePages } from '../shared/referencePages.ts';
import { judge, type Reached, type Section } from '../shared/section.ts';
import { findSessionPages, runLighthouseWith } from '../shared/sessionPages.ts';
import { kB, ratio } from '../shared/statistics.ts';
import { measureRepeatView } from './repeatView.ts';

type Visit = () => Promise<LighthouseReport>;

const references = ['text', 'static', 'late'];
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
const types = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];
/** Goals of a first load: bytes of scripts with headers, and requests. The checkout has forms. */
const mostScripts = 115_000;
const mostScriptsOfCheckout = 130_000;
const mostRequests = 14;
const of = (measured: Measured | undefined, key: string): number => measured?.[key] ?? 0;

/** The pages that visitors open first. */
const fronts: string[] = [pages.home.to(), pages.news.to()];
/** Pages closed to search engines: their score for search engines means nothing. */
const closed = new Set(closedPages());

/**
 * P1 to P5, P12 and P16: Lighthouse for phones on all public pages, pages of a member, a buyer and
 * the administrator, and three reference pages as fast as possible; then the home page again.
 */
export async function measurePages({ runs, quick }: Options): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'year-group-pages-'));
  // Pages opened under any other name are redirected to it, which costs a round trip.
  const product = await startOn('PostgreSQL', { HOST: 'localhost' });
  const reference = await serveReferencePages();
  try {
    const url = product.url();
    const file = join(folder, 'report.json');
    const { items } = await findAddresses(url);
    const visits = new Map<string, Visit>();
    for (const name of references) visits.set(name, () => runLighthouse(`${reference.url}/${name}`, file));
    for (const path of quick ? fronts : openPages()) visits.set(path, () => runLighthouse(url + path, file));
    for (const [name, path] of Object.entries(items)) visits.set(name, () => runLighthouse(url + path, file));
    for (const [name, page] of Object.entries(await findSessionPages(url, await product.administrator())))
      visits.set(name, () => runLighthouseWith(page, url, file));
    return [...report(await runAll(visits, runs), runs), await measureRepeatView(url)];
  } finally {
    reference.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens all pages, then all again, so that a disturbance of the machine affects every page. */
async function runAll(visits: Map<string, Visit>, runs: number): Promise<Map<string, Measured>> {
  const all = new Map<string, Measured[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, visit] of visits) {
      const result = await visit();
      all.set(name, [...(all.get(name) ?? []), { ...readReport(result), ...readTransfer(result) }]);
    }
  }
  return new Map([...all].map(([name, measured]) => [name, medians(measured)]));
}

function report(results: Map<string, Measured>, runs: number): Section[] {
  const fcp = of(results.get('text'), 'FCP');
  const lcp = of(results.get('static'), 'LCP');
  // A processor that is slow for this page is slow for all.
  const mostTbt = Math.max(50, 2 * of(results.get('late'), 'TBT'));
  const measured = [...results];
  return [
    {
      title: 'Lighthouse for phones',
      note: `Middle of ${runs}, all pages by turns; \`text\` is HTML with inline styles, \`static\` the same with one picture of 100 kB, \`late\` the same with a list that React hydrates after the load event. FCP beside that of \`text\`, LCP beside that of \`static\`.`,
      columns: ['page', 'FCP ms', 'to text', 'LCP ms', 'to static', 'TBT ms', 'CLS', 'scores'],
      rows: measured.map(([name, page]) => [
        name,
        String(of(page, 'FCP')),
        ratio(of(page, 'FCP') / fcp),
        String(of(page, 'LCP')),
        ratio(of(page, 'LCP') / lcp),
        String(of(page, 'TBT')),
        String(of(page, 'CLS')),
        scores.map((score) => of(page, score)).join(' '),
      ]),
      reached: measured
        .filter(([name]) => !references.includes(name))
        .flatMap(([name, page]) =>
          judgePage(name, page, of(page, 'FCP') / fcp, of(page, 'LCP') / lcp, mostTbt),
        ),
    },
    {
      title: 'First load in kB',
      note: 'What Lighthouse saw cross the line until the page was quiet, heads included; the limits of each page stand in tests/journeys/budgets.ts.',
      columns: ['page', 'requests', ...types],
      rows: measured.map(([name, page]) => [
        name,
        String(of(page, 'requests')),
        ...types.map((type) => kB(of(page, type))),
      ]),
      reached: [],
    },
  ];
}

function judgePage(name: string, page: Measured, fcp: number, lcp: number, mostTbt: number): Reached[] {
  if (name === 'panel list')
    return [
      judge('P12', `${name}: LCP to static`, lcp, { most: 2.2 }, ratio),
      judge('P12', `${name}: FCP to text`, fcp, { most: 1.3 }, ratio),
      judge('P12', `${name}: TBT, ms`, of(page, 'TBT'), { most: 200 }),
      judge('P12', `${name}: CLS`, of(page, 'CLS'), { most: 0.01 }),
    ];
  const firstLoad = judgeFirstLoad(name, page);
  if (['directory', 'checkout'].includes(name))
    return [
      judge('P2', `${name}: LCP to static`, lcp, { most: 1.4 }, ratio),
      judge('P3', `${name}: CLS`, of(page, 'CLS'), { most: 0.01 }),
      ...firstLoad,
    ];
  const isFront = fronts.includes(name);
  const judged = scores.filter((score) => score !== 'seo' || !closed.has(name));
  const worst = Math.min(...judged.map((score) => of(page, score)));
  return [
    ...(isFront ? [judge('P1', `${name}: FCP to text`, fcp, { most: 1.15 }, ratio)] : []),
    judge(isFront ? 'P1' : 'P2', `${name}: LCP to static`, lcp, { most: isFront ? 1.1 : 1.4 }, ratio),
    judge('P3', `${name}: TBT, ms`, of(page, 'TBT'), { most: mostTbt }),
    judge('P3', `${name}: CLS`, of(page, 'CLS'), { most: 0.01 }),
    judge('P3', `${name}: lowest score`, worst, { least: 100 }),
    ...firstLoad,
    judge('P5', `${name}: images, kB`, of(page, 'Image'), { most: 200_000 }, kB),
  ];
}

function judgeFirstLoad(name: string, page: Measured): Reached[] {
  const most = name === 'checkout' ? mostScriptsOfCheckout : mostScripts;
  return [
    judge('P4', `${name}: scripts, kB`, of(page, 'Script'), { most }, kB),
    judge('P4', `${name}: requests`, of(page, 'requests'), { most: mostRequests }),
  ];
}
