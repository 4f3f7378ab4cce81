import {
  canBeHidden,
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  type PrivateField,
} from '@year-group/api-types/memberFields';
import { createDraft, hasTexts } from '#lib/draft.ts';
import { emptyMember, type MemberValues } from '#lib/memberForm.ts';
import type { FieldErrors } from '#lib/refusals.ts';

/** The wizard's three steps: titles and fields. */
export const steps = [
  {
    title: 'Who you are',
    lead: 'All three are needed: they are how the year group finds you, and how you prove that it is you.',
  },
  {
    title: 'What you do, and where',
    lead: 'Both are optional. You decide later who may see them.',
  },
  {
    title: 'Your house, your words',
    lead: 'Your house gives your entry its colours.',
  },
].map((texts, index) => ({
  ...texts,
  fields: memberFieldNames.filter((name) => memberFields[name].step === index),
}));
/** Fields of the first step that can be hidden from the other members. */
export const contactFields = steps[0]!.fields.filter(canBeHidden);
export const lastStep = steps.length - 1;

export interface Wizard {
  step: number;
  values: MemberValues;
  /** The hidden fields. Null until something was chosen. */
  hidden: readonly PrivateField[] | null;
  errors: FieldErrors;
  /** Where the focus belongs after a step or a refusal. A new object each time. */
  attention: { to: 'heading' | 'field' } | null;
}

export const initialWizard: Wizard = {
  step: 0,
  values: emptyMember,
  hidden: null,
  errors: {},
  attention: null,
};

type Action =
  | { type: 'fieldEdited'; name: MemberFieldName; value: string }
  | { type: 'privacyChosen'; hidden: readonly PrivateField[] }
  | { type: 'draftFound'; step: number; values: MemberValues; hidden: Wizard['hidden'] }
  | { type: 'nextTaken' }
  | { type: 'previousTaken' }
  | { type: 'refused'; errors: FieldErrors };

/** Moves through the wizard and stores the input. */
export function registrationReducer(wizard: Wizard, action: Action): Wizard {
  switch (action.type) {
    case 'fieldEdited': {
      const { [action.name]: _answered, ...errors } = wizard.errors;
      return { ...wizard, values: { ...wizard.values, [action.name]: action.value }, errors };
    }
    case 'privacyChosen':
      return { ...wizard, hidden: action.hidden };
    case 'draftFound':
      return { ...wizard, step: action.step, values: action.values, hidden: action.hidden };
    case 'nextTaken':
      return {
        ...wizard,
        step: Math.min(wizard.step + 1, lastStep),
        errors: {},
        attention: { to: 'heading' },
      };
    case 'previousTaken':
      return { ...wizard, step: Math.max(wizard.step - 1, 0), attention: { to: 'heading' } };
    case 'refused': {
      const first = steps.findIndex(({ fields }) => fields.some((name) => action.errors[name]));
      if (first < 0) return wizard;
      return { ...wizard, step: first, errors: action.errors, attention: { to: 'field' } };
    }
  }
}

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
