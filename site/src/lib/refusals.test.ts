import { messages } from '@year-group/api-types/messages';
import { expect, it } from 'vitest';
import { refusalText, refusedFields } from './refusals.ts';

const texts = messages.registration;
const reply = (body: unknown) => ({ status: 400, error: 'x', code: 'x', body });

it.each([
  ['the message', reply({ message: 'That is taken.' }), 'That is taken.'],
  ['the error where there is no message', reply({ error: 'No.' }), 'No.'],
  ['that it cannot be read', reply('<html>'), texts.unreadable],
  ['that something went wrong where it says nothing', reply({}), texts.failed],
  ['that something went wrong where none came', { status: 0, error: 'x', code: 'network' }, texts.failed],
])('reads the message of a reply %s', (_what, error, sentence) => {
  expect(refusalText(error, texts)).toBe(sentence);
});

it('gives each field its first error', () => {
  const issues = [
    { path: 'email', message: 'one' },
    { path: 'email', message: 'two' },
    { path: 'phone', message: 'three' },
  ];
  expect(refusedFields(reply({ issues }))).toEqual({ email: 'one', phone: 'three' });
  expect(refusedFields(reply('<html>'))).toEqual({});
});
