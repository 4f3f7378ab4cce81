import { memberChangeSchema, registrationSchema } from '@year-group/api-types/members/member';
import { byField, memberFieldNames } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyMember, errorsOf, type MemberValues } from './memberForm.ts';

const { registration: texts } = messages;
const { website: _robots, ...good } = makeRegistration();
const values = (fields: Partial<MemberValues>): MemberValues => ({ ...emptyMember, ...good, ...fields });

it.each([
  ['fullName', '', 'Full Name is required'],
  ['fullName', '   ', 'Full Name is required'],
  ['email', '', texts.emailRequired],
  ['email', 'kwame@example', texts.emailInvalid],
  ['email', 'kwame@example.info', texts.emailInvalid],
  ['phone', '', texts.phoneRequired],
  ['phone', '0201234567', texts.phoneInvalid],
  ['phone', '+123', texts.phoneInvalid],
])('reports for %s %j: %s', async (field, value, sentence) => {
  for (const form of ['firstStep', 'registration', 'profile'] as const) {
    expect(await errorsOf(form, values({ [field]: value }))).toEqual({ [field]: sentence });
  }
});

it('accepts valid values, and the other fields may be empty', async () => {
  expect(await errorsOf('registration', values({}))).toEqual({});
  const { fullName, email, phone } = good;
  expect(await errorsOf('registration', { ...emptyMember, fullName, email, phone })).toEqual({});
});

const nearly = (sample: string, signs: string) =>
  fc.oneof(
    fc.constant(sample),
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 18 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ minLength: 190, maxLength: 210 }),
  );

const anyAnswers = fc.record({
  ...byField(memberFieldNames, () => nearly('', 'a ')),
  fullName: nearly('Kofi Mensah', 'aK '),
  email: nearly('kofi@example.com', 'ab.-@_+ c'),
  phone: nearly('+233201234567', '+0123 ()-'),
  location: nearly('Accra', 'a,'),
  houseAtPresec: fc.constantFrom('', 'Akro House', 'Hogwarts'),
  message: fc.oneof(fc.string(), fc.constant('a'.repeat(2001))),
});

it('refuses exactly what the server refuses, with the same messages', async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswers, async (answers) => {
      for (const [form, schema] of [
        ['registration', registrationSchema],
        ['profile', memberChangeSchema],
      ] as const) {
        // The server reads what the browser sends from JSON.
        const { success, error } = schema.safeParse(JSON.parse(JSON.stringify(answers)));
        const complaints = await errorsOf(form, answers);
        expect(Object.keys(complaints).length === 0).toBe(success);
        for (const [field, sentence] of Object.entries(complaints)) {
          expect(error?.issues.some(({ path, message }) => path[0] === field && message === sentence)).toBe(
            true,
          );
        }
      }
    }),
    { numRuns: propertyRuns(1000) },
  );
});
