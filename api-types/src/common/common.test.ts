import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import {
  emailSchema,
  imageUrlSchema,
  listQuerySchema,
  optionalTextSchema,
  phoneSchema,
  textSchema,
} from './common.ts';

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('the query of a list', () => {
  const schema = listQuerySchema(['title', 'createdAt']);

  it('may be empty', () => {
    expect(schema.parse({})).toEqual({});
  });

  it("'reads numbers, a search term and a sort from text'", () => {
    const query = { page: '2', limit: '100', searchTerm: '  Akro ', sort: 'createdAt:desc' };
    expect(schema.parse(query)).toEqual({ page: 2, limit: 100, searchTerm: 'Akro', sort: 'createdAt:desc' });
  });

  it('ignores unknown parameters', () => {
    expect(schema.parse({ utm_source: 'mail' })).toEqual({});
  });

  it.each([
    [{ limit: '0' }, 'limit is at least 1'],
    [{ limit: '101' }, 'limit is at most 100'],
    [{ limit: '1000000' }, 'limit is at most 100'],
    [{ limit: 'ten' }, 'limit must be a whole number'],
    [{ limit: '1e1' }, 'limit must be a whole number'],
    [{ limit: ' 5' }, 'limit must be a whole number'],
    [{ limit: '٥' }, 'limit must be a whole number'],
    [{ page: '0' }, 'page starts at 1'],
    [{ page: '-1' }, 'page must be a whole number'],
    [{ page: '1.5' }, 'page must be a whole number'],
    [{ sort: 'title' }, 'sort is one of title|createdAt, then :asc or :desc'],
    [{ sort: 'title:up' }, 'sort is one of title|createdAt, then :asc or :desc'],
    [{ sort: 'password:asc' }, 'sort is one of title|createdAt, then :asc or :desc'],
    [{ sort: 'title:asc\nx' }, 'sort is one of title|createdAt, then :asc or :desc'],
    [{ searchTerm: 'a'.repeat(201) }, 'searchTerm is too long'],
  ])('refuses %j with one sentence', (query, sentence) => {
    expect(messagesOf(schema.safeParse(query))).toEqual([sentence]);
  });
});

describe('a required field', () => {
  it.each([undefined, null, '', '  ', 7])('says that it is required when it is %j', (value) => {
    expect(messagesOf(textSchema('Title').safeParse(value))).toEqual(['Title is required']);
    expect(messagesOf(emailSchema.safeParse(value))).toEqual([messages.registration.emailRequired]);
    expect(messagesOf(phoneSchema.safeParse(value))).toEqual([messages.registration.phoneRequired]);
    expect(messagesOf(imageUrlSchema.safeParse(value))).toEqual(['Image is required']);
  });

  it('says what is wrong when it is filled in incorrectly', () => {
    expect(messagesOf(emailSchema.safeParse('kwame'))).toEqual([messages.registration.emailInvalid]);
    expect(messagesOf(phoneSchema.safeParse('0201'))).toEqual([messages.registration.phoneInvalid]);
    expect(messagesOf(textSchema('Title', 3).safeParse('long'))).toEqual([
      'Title can have at most 3 characters',
    ]);
  });

  it.each(['\u200B\u200B', '\u3164', '\u00AD', '\u2800'])('is not %j', (name) => {
    expect(textSchema('Name').safeParse(name).success).toBe(false);
  });

  it('is stored without surrounding space, a phone number also without spaces and punctuation', () => {
    expect(textSchema('Title').parse('  News ')).toBe('News');
    expect(textSchema('Name').parse('\u202A Kofi \u202C')).toBe('Kofi');
    expect(optionalTextSchema('Motto').parse('\u202A \u202C')).toBe('');
    expect(phoneSchema.parse('\u202A+233 20 123 4567\u202C')).toBe('+233201234567');
    expect(phoneSchema.parse(' +233 (20) 123-4567 ')).toBe('+233201234567');
  });
});

describe("a picture's address", () => {
  it.each([
    '/uploads/a-1x1-000000.webp',
    'https://images.example/a.webp?w=1',
    'HTTPS://images.example/a.webp',
  ])('may be %s', (url) => {
    expect(imageUrlSchema.safeParse(url).success).toBe(true);
  });

  it.each([
    'a.webp',
    'http://images.example/a.webp',
    '/UPLOADS/a-1x1-000000.webp',
    '/uploads/../../../etc/passwd.webp',
    '/api/admin/members/download',
    'https://images.example/a b',
    '//evil.example/a.webp',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:image/png,x',
    '/a"b',
    '/a b',
    `/${'a'.repeat(500)}`,
  ])('cannot be %s', (url) => {
    expect(imageUrlSchema.safeParse(url).success).toBe(false);
  });
});
