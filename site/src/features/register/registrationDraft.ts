import { createDraft, hasTexts } from '#lib/draft.ts';
import { type MemberValues, memberFieldNames } from '#lib/memberForm.ts';
import { steps } from './registrationReducer.ts';

interface Content {
  step: number;
  values: MemberValues;
}

function isContent(value: unknown): value is Content {
  const { step, values } = (value ?? {}) as Partial<Content>;
  return typeof step === 'number' && step in steps && hasTexts(values, memberFieldNames);
}

/** What was written into the wizard so far, for a day. */
export const registrationDraft = createDraft<Content>('registration', {
  longestAge: 24 * 60 * 60 * 1000,
  isContent,
});
