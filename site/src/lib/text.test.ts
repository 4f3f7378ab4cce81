import { expect, it } from 'vitest';
import { cut, excerptOf, toPlainText } from './text.ts';

it.each([
  ['<p>One</p><p>two <strong>three</strong></p>', 'One two three'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['line<br>break', 'line break'],
  ['Fish &amp; chips &lt;3 &#8217;tis &#x201C;so&nbsp;it&rdquo;', 'Fish & chips <3 ’tis “so it&rdquo;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&#0;&#99999999;', '&#99999999;'],
  ['', ''],
])('reads %j as %j', (html, text) => expect(toPlainText(html)).toBe(text));

it('leaves a short text as it is', () => {
  expect(excerptOf('<p>Short.</p>')).toBe('Short.');
  expect(cut('x'.repeat(100), 100)).toHaveLength(100);
});

it('cuts a long text between words, at 100 characters or before', () => {
  const excerpt = excerptOf(`<p>${'word '.repeat(40)}</p>`);
  expect(excerpt).toMatch(/^(word )+word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(100);
});

it('cuts a word that is longer than the card', () => {
  expect(cut('a'.repeat(300), 10)).toBe(`${'a'.repeat(9)}…`);
});

it('never cuts a character in two', () => {
  expect(cut('😀'.repeat(12), 10)).toBe(`${'😀'.repeat(9)}…`);
});

it('leaves no comma before the ellipsis', () => {
  expect(cut('One, two, three', 10)).toBe('One, two…');
});
