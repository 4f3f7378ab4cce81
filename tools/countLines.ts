/*
 * node tools/run.mjs tools/countLines.ts [commits]: for each commit, files and lines of product
 * code without tests, stories, migrations and generated files, and lines with words to avoid.
 */
import { execFileSync } from 'node:child_process';
import { root } from './folders.ts';

const commits = process.argv.length > 2 ? process.argv.slice(2) : ['HEAD'];
const packages = ['api', 'api-types', 'site', 'admin', 'ui-kit', 'tools'];
const counted = /\.(ts|tsx|mjs|css|html)$/;
const left = /\.(test|stories)\.|\/testing\/|\/migrations\/|tokens\.css$/;
/** Whole words as patterns, separated by commas; `\\w*` where the word is a part of names too. */
const words = `
  anew, at once, beyond, by itself, by turns, comes? back, deed, forgets?, gives? up, goes on|go on, he|him|his, heard, hence,
  in earnest, kept\\w*, lets? go, lives, \\w*longest\\w*, \\w*manners, meanwhile, mend, no more, openAnew, outlives?, \\w*patience,
  postman\\w*, shall, so many, speaks?, stands, \\w*stirs, takes? back, takeUpWork|takes? up, tells?, wakes?, whenLessBusy, whoever`
  .split(',')
  .map((word) => word.trim());

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });
const linesOf = (text: string): number => text.split('\n').length - 1;
const row = (name: string, cells: string[]): void =>
  console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(26)).join(''));

/** Files and lines of a package in a commit. */
function sizeOf(commit: string, name: string): [files: number, lines: number] {
  const files = git('ls-tree', '-r', '--name-only', commit, '--', name)
    .split('\n')
    .filter((file) => counted.test(file) && !left.test(file));
  return [files.length, files.reduce((sum, file) => sum + linesOf(git('show', `${commit}:${file}`)), 0)];
}

const isContent = [':!site/src/content', ':!**/demo/content/**', ':!tools/countLines.ts'];

/** Lines of sources and documentation with the word; git ends with 1 where there are none. */
function linesWith(word: string, commit: string): number {
  const files = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.css', '.env.example', ...isContent];
  try {
    return linesOf(git('grep', '-iwE', '-h', word, commit, '--', ...files));
  } catch {
    return 0;
  }
}

const sizes = commits.map((commit) => packages.map((name) => sizeOf(commit, name)));
const shown = ([files, lines]: readonly [number, number]): string => `${files} files ${lines} lines`;
row('', commits);
for (const [index, name] of packages.entries())
  row(
    name,
    sizes.map((size) => shown(size[index] ?? [0, 0])),
  );
row(
  'together',
  sizes.map((size) => shown(size.reduce(([a, b], [files, lines]) => [a + files, b + lines], [0, 0]))),
);
console.log();
row('lines with', commits);
for (const word of words)
  row(
    word,
    commits.map((commit) => String(linesWith(word, commit))),
  );
