/*
 * node tools/run.mjs tools/countLines.ts [commit]: files and lines of product code, and how often words occur that plain
 * English does without. Tests, stories, migrations and generated files are no product code.
 */
import { execFileSync } from 'node:child_process';
import { root } from './folders.ts';

const commit = process.argv[2] ?? 'HEAD';
const packages = ['api', 'api-types', 'site', 'admin', 'ui-kit', 'tools'];
const counted = /\.(ts|tsx|mjs|css|html)$/;
const left = /\.(test|stories)\.|\/testing\/|\/migrations\/|tokens\.css$/;
const words = [
  ...'anew beyond deed forgets heard kept longest manners mend patience postman stirs wakes whoever'.split(
    ' ',
  ),
  'so many',
];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });
const linesOf = (text: string): number => text.split('\n').length - 1;

let [allFiles, allLines] = [0, 0];
for (const name of packages) {
  const files = git('ls-tree', '-r', '--name-only', commit, '--', name)
    .split('\n')
    .filter((file) => counted.test(file) && !left.test(file));
  const lines = files.reduce((sum, file) => sum + linesOf(git('show', `${commit}:${file}`)), 0);
  console.log(
    `${name.padEnd(10)} ${String(files.length).padStart(5)} files ${String(lines).padStart(7)} lines`,
  );
  allFiles += files.length;
  allLines += lines;
}
console.log(
  `${'together'.padEnd(10)} ${String(allFiles).padStart(5)} files ${String(allLines).padStart(7)} lines\n`,
);

const isContent = [':!site/src/content', ':!**/demo/content/**', ':!tools/countLines.ts'];
for (const word of words) console.log(`${word.padEnd(10)} ${String(linesWith(word)).padStart(5)} lines`);

/** Lines of sources and documentation with the word; git ends with 1 where there are none. */
function linesWith(word: string): number {
  try {
    return linesOf(
      git('grep', '-iw', '-h', word, commit, '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.css', ...isContent),
    );
  } catch {
    return 0;
  }
}
