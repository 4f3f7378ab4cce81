import {
  canBeHidden,
  isRequired,
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  type OptionalField,
  type PrivateField,
} from '@year-group/api-types/members/memberFields';
import { createDraft, hasTexts } from '#lib/draft.ts';
import { emptyMember, type MemberValues } from '#lib/memberForm.ts';
import type { FieldErrors } from '#lib/refusals.ts';

/** One step of the wizard. */
export interface Step {
  title: string;
  lead: string;
  fields: MemberFieldName[];
}

/** The steps with what the group asks for; a step with nothing to ask is left out. */
export function stepsFor(asks: Record<OptionalField, boolean>, houseLabel: string): Step[] {
  const house = houseLabel.toLowerCase();
  const fieldsOf = (step: number) =>
    memberFieldNames.filter((name) => memberFields[name].step === step && (isRequired(name) || asks[name]));
  const work = fieldsOf(1);
  const [areOptional, them] =
    work.length > 1
      ? [`${work.length === 2 ? 'Both' : 'All'} are optional`, 'them']
      : ['This is optional', 'it'];
  return [
    {
      title: 'Who you are',
      lead: 'All three are needed: they are how the group finds you, and how you prove that it is you.',
    },
    {
      title: 'What you do, and where',
      lead: `${areOptional}.${work.every(canBeHidden) ? ` You decide later who may see ${them}.` : ''}`,
    },
    asks.houseAtPresec
      ? {
          title: asks.message ? `Your ${house}, your words` : `Your ${house}`,
          lead: `Your ${house} gives your entry its colours.`,
        }
      : { title: 'Your words', lead: 'A message to the group, if you like.' },
  ]
    .map((texts, index) => ({
      ...texts,
      fields: fieldsOf(index),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Fields of the first step that can be hidden from the other members. */
export const contactFields = memberFieldNames
  .filter(canBeHidden)
  .filter((name) => memberFields[name].step === 0);

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
  /** `step` is the first with an error. */
  | { type: 'refused'; errors: FieldErrors; step: number };

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
        step: wizard.step + 1,
        errors: {},
        attention: { to: 'heading' },
      };
    case 'previousTaken':
      return { ...wizard, step: Math.max(wizard.step - 1, 0), attention: { to: 'heading' } };
    case 'refused':
      return action.step < 0
        ? wizard
        : { ...wizard, step: action.step, errors: action.errors, attention: { to: 'field' } };
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
  return typeof step === 'number' && step >= 0 && hasTexts(values, memberFieldNames) && isChoice;
}

/** The wizard's draft, stored for a day. */
export const registrationDraft = createDraft<Content>('registration', {
  maxAgeMs: 24 * 60 * 60 * 1000,
  isContent,
});
