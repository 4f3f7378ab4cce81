import { messages } from '@year-group/api-types/messages';
import type { Verification, VerificationReply } from '@year-group/api-types/officers/auth';
import { Button } from '@year-group/ui-kit/Button';
import { TextField } from '@year-group/ui-kit/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useFocusInvalid } from '#lib/focusFirstInvalid.ts';
import { showRefusal } from '#lib/refusals.ts';
import { useVerifyMemberMutation } from '#store/api/membersApi.ts';
import styles from './Verify.module.css';

const texts = messages.verification;
const phoneHint = 'In any form, such as 020\u00a0123\u00a04567 or +233\u00a020\u00a0123\u00a04567';

interface ContactFormProps {
  /** What was typed before the visitor came back from the code. */
  typed?: Verification | undefined;
  onReply: (reply: VerificationReply, contact: Verification) => void;
}

/** A phone number or an e-mail address. Typing one disables the other. */
export function ContactForm({ typed, onReply }: ContactFormProps) {
  const [contact, setContact] = useState({ phone: typed?.phone ?? '', email: typed?.email ?? '' });
  const [wrong, setWrong] = useState<{ text: string }>();
  const [verify, { isLoading }] = useVerifyMemberMutation();
  const formRef = useFocusInvalid(wrong);
  const { phone, email } = contact;

  useEffect(() => {
    if (typed) formRef.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [formRef, typed]);

  const edit = (change: Partial<typeof contact>) => {
    setContact({ ...contact, ...change });
    setWrong(undefined);
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    // The phone wins when both are given, as on the server.
    const asked: Verification = phone.trim() ? { phone: phone.trim() } : { email: email.trim() };
    if (!asked.phone && !asked.email) return setWrong({ text: texts.bothEmpty });
    try {
      onReply(await verify(asked).unwrap(), asked);
    } catch (thrown) {
      showRefusal(texts.failedTitle, thrown, texts);
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.Form}>
      <TextField
        label="Phone Number"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={phoneHint}
        value={phone}
        disabled={Boolean(email) && !phone}
        error={email ? undefined : wrong?.text}
        onChange={({ target }) => edit({ phone: target.value })}
      />
      <p className={styles.Or}>or</p>
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        disabled={Boolean(phone) && !email}
        error={email ? wrong?.text : undefined}
        onChange={({ target }) => edit({ email: target.value })}
      />
      <Button type="submit" size="large" wide busy={isLoading} disabled={!phone && !email}>
        {isLoading ? 'Verifying...' : 'Verify and View'}
      </Button>
    </form>
  );
}
