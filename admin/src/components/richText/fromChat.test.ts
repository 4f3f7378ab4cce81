import { expect, it } from 'vitest';
import { fromChat, isFlattened } from './fromChat.ts';

it('converts a message to paragraphs, bold, italic and lists', () => {
  const message = [
    '[21/11/2026, 10:02] Kwame Mensah: *Reunion* on _Saturday_',
    'at the school',
    '',
    '- bring a chair',
    '- bring water',
    '1. park',
    '2. walk',
  ].join('\r\n');
  expect(fromChat(message)).toBe(
    '<p><strong>Reunion</strong> on <em>Saturday</em><br>at the school</p>' +
      '<ul><li><p>bring a chair</p></li><li><p>bring water</p></li></ul>' +
      '<ol><li><p>park</p></li><li><p>walk</p></li></ol>',
  );
});

it('ignores stars and underscores within words', () => {
  expect(fromChat('3*4*5 and snake_case_name')).toBe('<p>3*4*5 and snake_case_name</p>');
});

it('keeps angle brackets as text', () => {
  expect(fromChat('<img src=x> & co')).toBe('<p>&lt;img src=x&gt; &amp; co</p>');
});

it('removes sender and time, also in Android’s format', () => {
  expect(fromChat('21/11/2026, 10:02 - Ama: Hello')).toBe('<p>Hello</p>');
});

it('keeps each message of a copied conversation as a paragraph', () => {
  const messages = '[21/11/2026, 10:02] Ama: Hello\n[21/11/2026, 10:03] Kofi: Good morning\nto all';
  expect(fromChat(messages)).toBe('<p>Hello</p><p>Good morning<br>to all</p>');
});

it('keeps paragraphs that an invisible character or a Unicode line end separates', () => {
  expect(fromChat('One\n\u2800\nTwo\n\u200b\nThree')).toBe('<p>One</p><p>Two</p><p>Three</p>');
  expect(fromChat('One\u2029\u2029Two\u2028three')).toBe('<p>One</p><p>Two<br>three</p>');
});

it('recognises HTML that has lost the paragraphs of its text', () => {
  expect(isFlattened('<span>One\n\nTwo</span>', 'One\n\nTwo')).toBe(true);
  expect(isFlattened('<p>One</p><p>Two</p>', 'One\n\nTwo')).toBe(false);
  expect(isFlattened('One<br>Two', 'One\nTwo')).toBe(false);
  expect(isFlattened('<b>One</b>', 'One\n')).toBe(false);
});
