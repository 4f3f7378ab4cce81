import type { Member } from '@year-group/api-types/members/member';
import type { MemberFieldName, PrivateField } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { showToast } from '@year-group/ui-kit/Toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useFocusInvalid } from '#lib/focusFirstInvalid.ts';
import { errorsOf, useChecksAtFocus } from '#lib/memberForm.ts';
import { type FieldErrors, refusedFields, showRefusal } from '#lib/refusals.ts';
import { useGetSiteSettingsQuery } from '#store/api/groupApi.ts';
import { useUpdateMemberMutation } from '#store/api/membersApi.ts';
import { changeOf, editOf, profileDraft, withChange } from './profileDraft.ts';

/** The owner's changes until they are saved or cancelled. */
export function useProfileForm(member: Member, onDone: () => void) {
  const [saved, setSaved] = useState(() => editOf(member));
  const [draft] = useState(() => profileDraft(member.id));
  const [edit, setEdit] = useState(() => withChange(saved, draft.read() ?? {}));
  const latest = useRef(edit);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A new object for each refusal, because the focus has to move every time. */
  const [refusal, setRefusal] = useState<object>();
  const [update, { isLoading: isSaving }] = useUpdateMemberMutation();
  const emailRule = useGetSiteSettingsQuery().data?.emailRule;
  const formRef = useFocusInvalid(refusal);
  useChecksAtFocus(formRef);
  const isChecking = useRef(false);
  const change = changeOf(edit, saved);
  const isChanged = Object.keys(change).length > 0;

  useEffect(() => {
    latest.current = edit;
    if (isChanged) draft.write(changeOf(edit, saved));
    else draft.clear();
  }, [draft, edit, saved, isChanged]);

  const refuse = (next: FieldErrors) => {
    setErrors(next);
    setRefusal({});
  };

  const handleEdit = (name: MemberFieldName, value: string) => {
    setEdit({ ...edit, values: { ...edit.values, [name]: value } });
    const { [name]: _answered, ...others } = errors;
    setErrors(others);
  };
  const handlePrivacy = (field: PrivateField, isHidden: boolean) => {
    const others = edit.hidden.filter((each) => each !== field);
    setEdit({ ...edit, hidden: isHidden ? [...others, field] : others });
  };
  const giveUp = () => {
    draft.clear();
    onDone();
  };

  async function save() {
    try {
      await update({ id: member.id, change }).unwrap();
    } catch (error) {
      refuse(refusedFields(error));
      return showRefusal(messages.profile.updateFailedTitle, error, {
        failed: messages.profile.updateFailed,
      });
    }
    showToast({
      title: messages.profile.updatedTitle,
      description: messages.profile.updated,
      tone: 'success',
    });
    // What was typed meanwhile is not saved yet.
    if (latest.current === edit) giveUp();
    else setSaved(edit);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || isChecking.current) return;
    isChecking.current = true;
    const problems = await errorsOf('profile', change, emailRule);
    isChecking.current = false;
    if (Object.keys(problems).length > 0) refuse(problems);
    else await save();
  }

  return {
    ...edit,
    errors,
    isChanged,
    isSaving,
    formRef,
    handleEdit,
    handlePrivacy,
    handleSubmit,
    giveUp,
  };
}

/** Asks before unsaved changes are lost by a link, Back or closing the tab. */
export function useLeavingGuard(isChanged: boolean) {
  const blocker = useBlocker(isChanged);
  useBeforeUnload((event) => isChanged && event.preventDefault());
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
