import { expect, it } from 'vitest';
import { fromChat } from './fromChat.ts';

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
