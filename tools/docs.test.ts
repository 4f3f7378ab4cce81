import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from './folders.ts';

const built = new Set(['node_modules', 'dist', 'data', 'storybook-static', 'test-results']);
const files = globSync('**/*.{ts,tsx,mjs,sql,md,yaml}', {
  cwd: root,
  exclude: (path) => built.has(path.split('/').at(-1) ?? ''),
}).map((file) => `/${file}`);
const guides = globSync(['*.md', '*/README.md', 'docs/**/*.md'], { cwd: root });

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(inRoot(guide), 'utf8');

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|md|yaml))`/g)].map(([, path = '']) => path);
    const isThere = (path: string) => files.some((file) => file.endsWith(`/${path}`));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(dirname(inRoot(guide)), to)))).toEqual([]);
  });
});

it('has each heading of the specification that the sources name', () => {
  const headings = [...readFileSync(inRoot('docs/spec.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, title = '']) => title.toLowerCase().replaceAll(' ', '-'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/docs\/spec\.md#([\w-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(headings).toEqual(expect.arrayContaining([...new Set(named)]));
});
