import { memberFieldNames } from '@year-group/api-types/members/memberFields';
import { makeMember } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { valuesOf } from './memberValues.ts';

// If a field started empty, correcting another one would erase what the member wrote in it.
it.each(memberFieldNames)('starts with what the member has stored as %s', (name) => {
  expect(valuesOf(makeMember({ [name]: `their ${name}` }))).toMatchObject({ [name]: `their ${name}` });
});
