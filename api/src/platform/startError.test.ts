import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sentenceFor } from './startError.ts';

it('says of a failed query what the database said, and none of the rows', () => {
  const cause = new Error('duplicate key value violates unique constraint "members_email"');
  const text = sentenceFor(new DrizzleQueryError('insert into members …', ['ama@example.org'], cause));
  expect(text).toContain(cause.message);
  expect(text).not.toContain('ama@example.org');
});
