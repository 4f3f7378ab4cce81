import { expect, it } from 'vitest';
import { filesOf, type Manifest, measure } from './firstLoad.ts';

const home = 'src/HomePage.tsx';
const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_shared.js'] },
  [home]: { file: 'home.js', imports: ['_shared.js'], css: ['home.css', 'entry.css'] },
  'src/OtherPage.tsx': { file: 'other.js', css: ['other.css'] },
};

it('counts the entry, the route and what they import, each once', () => {
  expect(filesOf(manifest, home)).toEqual({
    js: ['entry.js', 'shared.js', 'deep.js', 'home.js'],
    css: ['entry.css', 'home.css'],
  });
});

it('counts a page of several parts', () => {
  expect(filesOf(manifest, home, 'src/OtherPage.tsx').js).toEqual([
    'entry.js',
    'shared.js',
    'deep.js',
    'home.js',
    'other.js',
  ]);
});

it('refuses to measure a page that is not in the build', () => {
  expect(() => filesOf(manifest, 'src/Gone.tsx')).toThrow('src/Gone.tsx');
  expect(() => filesOf({}, home)).toThrow('no entry');
});

it('measures what is transferred', () => {
  const { raw, brotli } = measure('js', 'a.js', new TextEncoder().encode('a'.repeat(1000)));
  expect(raw).toBe(1000);
  expect(brotli).toBeLessThan(50);
});
