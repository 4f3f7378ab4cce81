import { expect, it } from 'vitest';
import { contactSchema, housesSchema, identitySchema, lookSchema } from './groupFacts.ts';

const identity = {
  name: 'Class of 2003',
  shortName: '2003',
  school: 'Old girls of the School',
  completionYear: 2003,
  subtitle: '',
  tagline: '',
  motto: '',
};
const contact = { email: 'hello@example.com', phone: '', social: [] };
const at = (network: string, url: string) => ({ ...contact, social: [{ network, url }] });

type Schema = typeof identitySchema | typeof contactSchema | typeof housesSchema;
const issuesOf = (schema: Schema, content: object) =>
  (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

it('takes what a group has filled in', () => {
  expect(issuesOf(identitySchema, identity)).toEqual([]);
  expect(issuesOf(contactSchema, at('Facebook', 'https://www.facebook.com/x'))).toEqual([]);
  expect(issuesOf(housesSchema, { label: 'Hall', names: [] })).toEqual([]);
});

it.each<[Schema, object, string, string]>([
  [identitySchema, { ...identity, name: 'n'.repeat(500) }, 'name', 'The name can have at most 60 characters'],
  [identitySchema, { ...identity, name: '  ' }, 'name', 'The name is required'],
  [
    identitySchema,
    { ...identity, completionYear: null },
    'completionYear',
    'The completion year is required, such as 1998',
  ],
  [
    identitySchema,
    { ...identity, school: '\u0000' },
    'school',
    'The school has a character that cannot be stored',
  ],
  [contactSchema, { ...contact, email: 'hello' }, 'email', 'Invalid email format'],
  [
    contactSchema,
    at('Facebook', 'http://facebook.com/x'),
    'social.0.url',
    'The address of the page must start with https://',
  ],
  [
    contactSchema,
    at('Facebook', 'javascript:alert(1)'),
    'social.0.url',
    'The address of the page must start with https://',
  ],
  [contactSchema, at('MySpace', 'https://example.com'), 'social.0.network', 'Choose one of the networks'],
  [housesSchema, { label: '', names: [] }, 'label', 'The word for a house is required'],
  [
    housesSchema,
    { label: 'House', names: [{ name: '' }] },
    'names.0.name',
    'The name of the house is required',
  ],
  [
    housesSchema,
    { label: 'House', names: [{ name: 'Akro' }, { name: 'Riis' }, { name: ' akro ' }] },
    'names.2.name',
    'This house is in the list twice: remove one',
  ],
])('says at the field what is wrong, %#', (schema, content, path, message) => {
  expect(issuesOf(schema, content)).toEqual([[path, message]]);
});

it.each([
  ['Facebook', 'https://facebook.com@evil.example/'],
  ['Facebook', 'https://facebook.com.evil.example/x'],
  ['YouTube', 'https://www.instagram.com/x'],
  ['Twitter', 'https://notx.com/x'],
])('does not take %s at %s', (network, url) => {
  expect(issuesOf(contactSchema, at(network, url))).toEqual([
    ['social.0.url', 'This is not an address of the chosen network'],
  ]);
});

it.each([
  ['Twitter', 'https://x.com/yg'],
  ['YouTube', 'https://youtu.be/yg'],
  ['Instagram', 'https://instagram.com/yg'],
  ['Facebook', 'https://m.facebook.com/yg'],
])('takes %s at %s', (network, url) => {
  expect(issuesOf(contactSchema, at(network, url))).toEqual([]);
});

it.each([
  'https://evil.example/c.svg',
  '/uploads/../../../etc/passwd.webp',
  '/api/members',
  'https://a.example/a.webp',
])('takes no crest at %s', (crest) => {
  const look = { brand: '#1B3F94', accent: '#FFB81C', crest, hero: null };
  expect(lookSchema.safeParse(look).error?.issues.map(({ path }) => path.join('.'))).toEqual(['crest']);
});
