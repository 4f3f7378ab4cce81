import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, closingLine } from '../counts.ts';
import { inRoot } from '../folders.ts';
import { baselineBrowser } from './baselines.ts';
import type { Verdict } from './judge.ts';

const folder = inRoot('test-results', 'visual');
const titles = {
  changed: 'Changed',
  new: 'New',
  gone: 'No longer there',
  broken: 'Could not be photographed',
  same: 'As expected',
} as const;

const style = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; color: #111; }
h1, h2, h3, p { margin: 0 0 .5rem; } h2 { margin-block-start: 2rem; }
section { margin-block: 1rem; padding: 1rem; background: #fff; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #ccc; }
pre { white-space: pre-wrap; }
code { background: #eee; padding: .1em .3em; }`;

/** Writes what was found as one page with its pictures beside it, and gives its path. */
function writeReport(verdicts: readonly Verdict[], note: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const kinds = ['broken', 'changed', 'new', 'gone'] as const;
  const parts = kinds.map((kind) => part(kind, ordered(verdicts, kind))).join('');
  const same = verdicts.filter(({ kind }) => kind === 'same').length;
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual check</title><style>${style}</style>
<h1>Visual check</h1><p>${verdicts.length} pictures, ${same} as expected. ${escape(note)}</p>
<p>What is as it should be: <code>npm test -- --only visual --update</code>, for one component
<code>npm test -- --only visual --update --names Button</code>; then commit the changed pictures.</p>
${parts}</html>\n`,
  );
  return file;
}

const ordered = (verdicts: readonly Verdict[], wanted: Verdict['kind']): Verdict[] =>
  verdicts.filter(({ kind }) => kind === wanted).toSorted((a, b) => a.file.localeCompare(b.file));

function part(kind: Verdict['kind'], verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return '';
  return `<h2>${titles[kind]} (${verdicts.length})</h2>${verdicts.map(section).join('')}`;
}

function section(verdict: Verdict): string {
  const { file, message } = verdict;
  const pictures = (['expected', 'actual', 'difference'] as const).map((role) => figure(verdict, role));
  return `<section><h3>${escape(file.replace('.webp', ''))}</h3><pre>${escape(message)}</pre>
<div class="pictures">${pictures.join('')}</div></section>`;
}

function figure({ file, ...pictures }: Verdict, role: 'expected' | 'actual' | 'difference'): string {
  const picture = pictures[role];
  if (!picture) return '<div></div>';
  const path = `pictures/${file.replaceAll('/', '.').replace('.webp', `.${role}.webp`)}`;
  writeFileSync(join(folder, path), picture);
  return `<figure><figcaption>${role}</figcaption><a href="${path}"><img src="${path}" alt="" loading="lazy"></a></figure>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Tells npm test how many pictures passed. */
export function leaveCounts(counts: Counts): void {
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ visual: counts }));
}

/** Writes the report, says where it is, and whether all is as accepted. */
export function conclude(verdicts: readonly Verdict[], version: string): boolean {
  const passed = verdicts.filter(({ kind }) => kind === 'same').length;
  const counts: Counts = { passed, failed: verdicts.length - passed, skipped: 0 };
  leaveCounts(counts);
  const before = baselineBrowser();
  const note =
    before && before !== version
      ? `The accepted pictures are from Chromium ${before}, these are from ${version}.`
      : '';
  const report = writeReport(verdicts, note);
  if (note && counts.failed > 0) console.log(note);
  console.log(`Report: ${report}\n${closingLine(counts)}`);
  return counts.failed === 0;
}
