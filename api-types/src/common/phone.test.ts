import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactPhone, formatPhone, isPhone, lookupPhone, normalisePhone, phoneDigits } from './phone.ts';

it.each([
  '+2332012345',
  '+233201234567',
  '+123456789012345',
  '+233 20 123-4567',
  '+233 (0) 201 234 567',
  '+[233]2012345678',
])('accepts the phone number %s', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each([
  '',
  '+',
  '0201234567',
  '233201234567',
  '+233201234',
  '+1234567890123456',
  '+23320123456a',
  '++233201234567',
  '+233.20.123.4567',
  '+233201234567\u0000',
  '＋233201234567',
  '+٢٣٣٢٠١٢٣٤٥٦٧',
])('rejects the phone number %j', (text) => {
  expect(isPhone(text)).toBe(false);
});

it('requires + and 10 to 15 digits, wherever spaces, hyphens and brackets are', () => {
  const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength: 18 });
  const fillers = fc.array(fc.constantFrom(' ', '-', '(', ')', '[', ']', ''), {
    minLength: 18,
    maxLength: 18,
  });
  fc.assert(
    fc.property(digits, fillers, (number, between) => {
      const written = `+${[...number].map((digit, place) => `${digit}${between[place]}`).join('')}`;
      expect(isPhone(written)).toBe(number.length >= 10 && number.length <= 15);
      expect(compactPhone(written)).toBe(`+${number}`);
    }),
  );
});

it('refuses a very long phone number quickly', () => {
  expect(isPhone('+'.repeat(100_000))).toBe(false);
  expect(isPhone(`+${'1'.repeat(100_000)}`)).toBe(false);
  expect(isPhone(`+${' '.repeat(100_000)}1`)).toBe(false);
});

it.each([
  '0244556677',
  '024 455 6677',
  '024-455-6677',
  '(0) 24 455 6677',
  '244556677',
  '233244556677',
  '00233244556677',
  '00233 (0)24 455 6677',
  '+233 (0)24 455 6677',
  '+2330244556677',
  '\u202A+233\u00A024\u00A0455\u00A06677\u202C',
  '０２４４５５６６７７',
])('reads %s as one Ghanaian number', (text) => {
  expect(normalisePhone(text)).toBe('+233244556677');
  expect(formatPhone(text)).toBe('+233 24 455 6677');
  expect(phoneDigits(text)).toBe('244556677');
});

it.each([
  ['+44 (0)20 7946 0958', '+442079460958', '+44 207 946 0958'],
  ['0044 7700 900123', '+447700900123', '+44 770 090 0123'],
  ['+1 (212) 555-0100', '+12125550100', '+1 212 555 0100'],
  ['+354 555 1234', '+3545551234', '+354 555 1234'],
])('reads %s with its own country code', (text, number, shown) => {
  expect(normalisePhone(text)).toBe(number);
  expect(formatPhone(text)).toBe(shown);
});

it.each([
  '',
  'hello',
  '+233',
  '0244 556 67',
  '024455667788',
  '447700900123',
  '2.33245E+11',
  '0244556677 or 020',
])('finds no number in %j', (text) => {
  expect(normalisePhone(text)).toBeUndefined();
  expect(formatPhone(text)).toBe(text);
});

it('finds the number of another country without its plus', () => {
  expect(lookupPhone('447700900123')).toBe('+447700900123');
  expect(lookupPhone('024 455 6677')).toBe('+233244556677');
  expect(lookupPhone('0244')).toBe('0244');
});

it('searches by the digits of a partial number, and not by a word', () => {
  expect(phoneDigits('024 455')).toBe('24455');
  expect(phoneDigits('Ama')).toBeUndefined();
  expect(phoneDigits('+233')).toBeUndefined();
});

it('parses the numbers it has formatted, in every country', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{9,14}$/), (number) => {
      const read = normalisePhone(number);
      expect(read).toBeDefined();
      expect(normalisePhone(formatPhone(number))).toBe(read);
    }),
  );
});

it('takes linear time', () => {
  for (const text of [
    '0'.repeat(200_000),
    `+${'1 '.repeat(100_000)}`,
    '('.repeat(200_000),
    '233'.repeat(70_000),
  ]) {
    expect(normalisePhone(text)).toBeUndefined();
  }
});
