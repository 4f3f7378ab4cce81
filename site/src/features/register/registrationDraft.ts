import { canBeHidden, memberFieldNames, type PrivateField } from '@year-group/api-types/memberFields';
import { createDraft, hasTexts } from '#lib/draft.ts';
import type { MemberValues } from '#lib/memberForm.ts';
import { steps } from './registrationReducer.ts';

interface Content {
  step: number;
  values: MemberValues;
  hidden?: readonly PrivateField[] | null;
}

function isContent(value: unknown): value is Content {
  const { step, values, hidden } = (value ?? {}) as Partial<Content>;
  const isChoice = (hidden ?? null) === null || (Array.isArray(hidden) && hidden.every(canBeHidden));
  return typeof step === 'number' && step in steps && hasTexts(values, memberFieldNames) && isChoice;
}

/** The wizard's draft, stored for a day. */
export const registrationDraft = createDraft<Content>('registration', {
  maxAgeMs: 24 * 60 * 60 * 1000,
  isContent,
});
