import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPhone, normalisePhone } from './rules.ts';

it.each([
  '+2332012345',
  '+233201234567',
  '+123456789012345',
  '+233 20 123-4567',
  '+233 (0) 201 234 567',
  '+[233]2012345678',
])('takes %s for a phone number', (text) => {
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
])('does not take %j for a phone number', (text) => {
  expect(isPhone(text)).toBe(false);
});

it('asks for + and 10 to 15 digits, wherever spaces, hyphens and brackets stand', () => {
  const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength: 18 });
  const fillers = fc.array(fc.constantFrom(' ', '-', '(', ')', '[', ']', ''), {
    minLength: 18,
    maxLength: 18,
  });
  fc.assert(
    fc.property(digits, fillers, (number, between) => {
      const written = `+${[...number].map((digit, place) => `${digit}${between[place]}`).join('')}`;
      expect(isPhone(written)).toBe(number.length >= 10 && number.length <= 15);
      expect(normalisePhone(written)).toBe(`+${number}`);
    }),
  );
});

it('refuses a phone number at once when it is endless', () => {
  expect(isPhone('+'.repeat(100_000))).toBe(false);
  expect(isPhone(`+${'1'.repeat(100_000)}`)).toBe(false);
  expect(isPhone(`+${' '.repeat(100_000)}1`)).toBe(false);
});
