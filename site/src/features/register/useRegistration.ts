import {
  asksAll,
  byField,
  type MemberFieldName,
  memberFieldNames,
  type PrivateField,
} from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { showToast } from '@year-group/ui-kit/Toast';
import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { focusFirstInvalid } from '#lib/focusFirstInvalid.ts';
import { errorsOf, type MemberValues, useChecksAtFocus } from '#lib/memberForm.ts';
import { type FieldErrors, refusedFields, showRefusal } from '#lib/refusals.ts';
import type { ApiError } from '#lib/transport.ts';
import { useGetSiteSettingsQuery, useSection } from '#store/api/groupApi.ts';
import { useRegisterMemberMutation } from '#store/api/membersApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import {
  contactFields,
  initialWizard,
  registrationDraft,
  registrationReducer,
  stepsFor,
} from './registrationReducer.ts';

/**
 * The wizard's state, handlers and focus. A preview starts with any step, and needs no answers for
 * the next.
 */
export function useRegistration(onComplete: (values: MemberValues) => void, previewStep?: number) {
  const [wizard, dispatch] = useReducer(registrationReducer, { ...initialWizard, step: previewStep ?? 0 });
  const isPreview = previewStep !== undefined;
  const [register, { isLoading: isSubmitting }] = useRegisterMemberMutation();
  const { data: settings } = useGetSiteSettingsQuery();
  const { content: section } = useSection('registration');
  const formRef = useRef<HTMLFormElement>(null);
  useChecksAtFocus(formRef);
  /** The schemas may still have to be fetched when the button is pressed twice. */
  const isChecking = useRef(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  /** A try without an answer may have been stored. */
  const isInDoubt = useRef(false);
  const { houses, parts } = useAppSelector(selectGroup);
  const asks = section?.asks ?? asksAll;
  const steps = stepsFor(
    { ...asks, houseAtPresec: asks.houseAtPresec && houses.names.length > 0 },
    houses.label,
  );
  const lastStep = steps.length - 1;
  const { values, hidden: chosen, attention } = wizard;
  // A draft can be of a time when the group asked more.
  const step = Math.min(wizard.step, lastStep);
  // Private until the settings have loaded, so that an early switch does not publish the other
  // contact.
  const hidden = chosen ?? (settings?.contactHiddenByDefault === false ? [] : contactFields);

  useEffect(() => {
    const stored = !isPreview && registrationDraft.read();
    if (stored) dispatch({ type: 'draftFound', ...stored, hidden: stored.hidden ?? null });
  }, [isPreview]);

  useEffect(() => {
    if (values !== initialWizard.values && !isPreview)
      registrationDraft.write({ step, values, hidden: chosen });
  }, [step, values, chosen, isPreview]);

  useEffect(() => {
    if (attention?.to === 'heading') headingRef.current?.focus();
    if (attention?.to === 'field') focusFirstInvalid(formRef.current);
  }, [attention]);

  function refuse(errors: FieldErrors) {
    const first = steps.findIndex(({ fields }) => fields.some((name) => errors[name]));
    dispatch({ type: 'refused', errors, step: first });
  }

  async function submit(website: string) {
    try {
      // Stores only what the member saw, even if the settings came later than their answers.
      const asked = steps.flatMap(({ fields }) => fields);
      const answers = byField(memberFieldNames, (name) => (asked.includes(name) ? values[name] : ''));
      await register({ ...answers, hidden: [...hidden], ...(website && { website }) }).unwrap();
    } catch (error) {
      const { status = 0 } = error as Partial<ApiError>;
      refuse(refusedFields(error));
      if (isInDoubt.current && status === 409)
        return showToast({
          title: 'You may be registered already',
          description: 'Your first try may have arrived, although no answer came back.',
          link: parts.members ? { label: 'Verify your membership', href: pages.memberLogin.to() } : undefined,
        });
      if (status === 0 || status >= 500) isInDoubt.current = true;
      return showRefusal(messages.registration.failedTitle, error, {
        unreadable: messages.registration.unreadable,
        failed: messages.registration.failed,
      });
    }
    registrationDraft.clear();
    showToast({
      title: messages.registration.successTitle,
      description: messages.registration.success,
      tone: 'success',
    });
    onComplete(values);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = trapIn(event.currentTarget);
    if (isSubmitting || isChecking.current) return;
    const isLast = step === lastStep;
    if (isPreview && !isLast) return dispatch({ type: 'nextTaken' });
    const form = isLast ? 'registration' : 'firstStep';
    isChecking.current = true;
    const errors = isLast || step === 0 ? await errorsOf(form, values, settings?.emailRule) : {};
    isChecking.current = false;
    if (Object.keys(errors).length > 0) refuse(errors);
    else if (isLast) await submit(website);
    else dispatch({ type: 'nextTaken' });
  }

  /** What was typed while the answers are sent would be lost. */
  const edit: typeof dispatch = (action) => isSubmitting || dispatch(action);

  return {
    ...wizard,
    step,
    steps,
    /** What the group says about the answers. */
    notice: section?.notice,
    hidden,
    isSubmitting,
    formRef,
    headingRef,
    handleSubmit,
    handleEdit: (name: MemberFieldName, value: string) => edit({ type: 'fieldEdited', name, value }),
    handlePrivacy: (field: PrivateField, isHidden: boolean) => {
      const others = hidden.filter((each) => each !== field);
      edit({ type: 'privacyChosen', hidden: isHidden ? [...others, field] : others });
    },
    handlePrevious: () => dispatch({ type: 'previousTaken' }),
  };
}

/** What a bot typed into the hidden field. */
const trapIn = ({ elements }: HTMLFormElement) => (elements.namedItem('website') as HTMLInputElement).value;
