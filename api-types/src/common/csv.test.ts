import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberFieldNames, memberFields } from '../members/memberFields.ts';
import { makeMember } from '../testing/factories.ts';
import { csvCell, emptyMembersCsv, membersToCsv } from './csv.ts';

const houses = { label: 'House', names: ['Akro House'] };

/** Reads CSV by RFC 4180, character by character, independently of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',' || (sign === '\r' && text[at + 1] === '\n')) {
      row.push(cell);
      cell = '';
      if (sign === ',') continue;
      rows.push(row);
      row = [];
      at += 1;
    } else cell += sign;
  }
  return rows;
}
const valueOf = (text: string) => readCsv(`${csvCell(text)}\r\n`)[0]?.[0] ?? '';

describe('a cell', () => {
  it.each([
    '=1+1',
    '=HYPERLINK("https://evil.example","Click")',
    '@SUM(A1)',
    '-2+3',
    '+cmd|calc',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '\u200B=1',
    '\uFEFF=1',
    '+233201234567=1',
    '+23320123456a',
    '+233',
  ])('is no formula: %j', (text) => {
    expect(valueOf(text)).toBe(`'${text}`);
  });

  it('writes phone numbers in the international form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+\d{10,15}$/), (phone) => {
        expect(csvCell(phone)).toBe(`"${phone}"`);
      }),
    );
  });

  it('never starts like a formula, and keeps the written text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '"', '",="'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const value = valueOf(written);
        if (!/^\+\d[\d ]{8,20}\d$/.test(written))
          expect(value).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/);
        expect([written, `'${written}`]).toContain(value);
      }),
    );
  });
});

describe('the file', () => {
  it('has a row of headings, then one row for each member, whatever they wrote', () => {
    const wild = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(fc.array(fc.record({ fullName: wild, location: wild, message: wild })), (people) => {
        const csv = membersToCsv(people.map(makeMember), houses);
        expect(csv.startsWith('\uFEFF"Full Name","Email Address","Phone Number",')).toBe(true);
        const rows = readCsv(csv.slice(1));
        expect(rows).toHaveLength(people.length + 1);
        expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      }),
    );
  });

  it('writes phone numbers in groups, so that spreadsheets read them as text', () => {
    const file = membersToCsv([makeMember({ phone: '+233244556677' })], houses);
    expect(file).toContain('"+233 24 455 6677"');
  });

  it('can be read back unchanged', () => {
    const member = makeMember({
      role: 'Treasurer',
      message: 'Two lines,\n"quoted"',
      hidden: ['email', 'phone'],
    });
    const [headings = [], values = []] = readCsv(membersToCsv([member], houses).slice(1));
    expect(headings).toEqual(
      expect.arrayContaining(memberFieldNames.map((name) => memberFields[name].heading)),
    );
    expect(Object.fromEntries(headings.map((heading, at) => [heading, values[at]]))).toMatchObject({
      'Full Name': 'Kwame Mensah',
      'Email Address': 'kwame.mensah@example.com',
      'Phone Number': '+233 20 123 4567',
      Role: 'Treasurer',
      'Current Occupation': 'Civil engineer',
      'Current Location': 'East Legon, Accra',
      House: 'Akro House',
      Message: 'Two lines,\n"quoted"',
      'Keeps Private': 'email, phone',
      Registered: '2026-03-06T12:00:00.000Z',
    });
  });
});

it('has a column for houses only where the group has some, by its own word', () => {
  expect(emptyMembersCsv({ label: 'Hall', names: ['Volta'] })).toContain('"Hall"');
  expect(emptyMembersCsv({ label: 'Hall', names: [] })).not.toContain('Hall');
  expect(membersToCsv([makeMember()], { label: 'House', names: [] })).not.toContain('House');
});
