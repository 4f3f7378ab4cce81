import { expect, it } from 'vitest';
import { contactSchema, housesSchema, identitySchema, lookSchema } from './groupFacts.ts';
import { networkOf } from './networks.ts';

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
const at = (url: string) => ({ ...contact, social: [{ url }] });

type Schema = typeof identitySchema | typeof contactSchema | typeof housesSchema;
const issuesOf = (schema: Schema, content: object) =>
  (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

it('takes what a group has filled in', () => {
  expect(issuesOf(identitySchema, identity)).toEqual([]);
  expect(issuesOf(contactSchema, at('https://www.facebook.com/x'))).toEqual([]);
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
  'javascript:alert(1)',
  'https://example.com',
  'https://facebook.com@evil.example/',
  'https://evil.example\\.facebook.com/',
  'https://facebook.com.evil.example/x',
  'https://notx.com/x',
  '',
])('does not take the page %s', (url) => {
  expect(issuesOf(contactSchema, at(url))).toEqual([
    [
      'social.0.url',
      'Paste the address of your page on Facebook, Instagram, WhatsApp, TikTok, YouTube, LinkedIn, Telegram or X (Twitter)',
    ],
  ]);
});

it.each([
  ['X (Twitter)', 'x.com/yg', 'https://x.com/yg'],
  ['YouTube', 'https://youtu.be/yg', 'https://youtu.be/yg'],
  ['Instagram', ' instagram.com/yg?igsh=1 ', 'https://instagram.com/yg?igsh=1'],
  ['Facebook', 'http://M.facebook.com/yg', 'https://M.facebook.com/yg'],
  ['WhatsApp', 'chat.whatsapp.com/abc', 'https://chat.whatsapp.com/abc'],
  ['TikTok', 'www.tiktok.com/@yg', 'https://www.tiktok.com/@yg'],
  ['Telegram', 't.me/yg', 'https://t.me/yg'],
  ['LinkedIn', 'https://www.linkedin.com/groups/1', 'https://www.linkedin.com/groups/1'],
])('%s follows from %s', (network, pasted, url) => {
  expect(contactSchema.parse(at(pasted)).social).toEqual([{ url }]);
  expect(networkOf(url)).toBe(network);
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
