import { messages } from '@year-group/api-types/messages';
import type { MemberToken } from '@year-group/api-types/officers/auth';
import { Button } from '@year-group/ui-kit/Button';
import { TextField } from '@year-group/ui-kit/TextField';
import { showToast } from '@year-group/ui-kit/Toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refusalText, showRefusal } from '#lib/refusals.ts';
import { useVerifyMemberCodeMutation, useVerifyMemberMutation } from '#store/api/membersApi.ts';
import type { SentCode } from './challengeDraft.ts';
import styles from './Verify.module.css';

const texts = messages.verification;
const codeLength = 6;
/** Seconds: long enough for a mail to arrive. */
const pauseBeforeResend = 30;

interface CodeFormProps {
  sent: SentCode;
  onToken: (reply: MemberToken) => void;
  onResent: (sent: SentCode) => void;
  onBack: () => void;
}

/** The six-digit code from the mail, typed, pasted or filled in by the phone, and submitted automatically. */
export function CodeForm({ sent, onToken, onResent, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [verifyCode, { isLoading }] = useVerifyMemberCodeMutation();
  const [resend, { isLoading: isResending }] = useVerifyMemberMutation();
  const { left, restart } = useCountdown(pauseBeforeResend);
  const fieldRef = useRef<HTMLInputElement>(null);

  useEffect(() => fieldRef.current?.focus(), []);

  async function answer(digits: string) {
    if (isLoading) return;
    try {
      onToken(await verifyCode({ challengeId: sent.challengeId, code: digits }).unwrap());
    } catch (thrown) {
      // Without a reply, the same code may still be good.
      if ((thrown as { status?: number }).status) setCode('');
      setError(refusalText(thrown, texts));
      fieldRef.current?.focus();
    }
  }

  function handleChange(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    setError('');
    if (digits.length === codeLength && digits !== code) void answer(digits);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code.length === codeLength) void answer(code);
    else setError('The code has six digits');
  }

  async function handleResend() {
    try {
      const reply = await resend(sent.contact).unwrap();
      if ('token' in reply) return onToken(reply);
      restart();
      setError('');
      onResent({ ...sent, challengeId: reply.challengeId, sentTo: reply.sentTo });
      showToast({ title: 'A new code is on its way', description: `Sent to ${reply.sentTo}.` });
      fieldRef.current?.focus();
    } catch (thrown) {
      showRefusal(texts.failedTitle, thrown, texts);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.Form}>
      <p>
        If a member is registered with it, a code is on its way to <strong>{sent.sentTo}</strong>. It is good
        for ten minutes.
      </p>
      <TextField
        ref={fieldRef}
        label="Six-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.Code}
        value={code}
        error={error}
        readOnly={isLoading}
        onChange={({ target }) => handleChange(target.value)}
      />
      <Button type="submit" size="large" wide busy={isLoading}>
        {isLoading ? 'Verifying...' : 'Verify and View'}
      </Button>
      <div className={styles.Ways}>
        <Button variant="quiet" icon="arrowLeft" onClick={onBack}>
          Back
        </Button>
        <Button variant="quiet" busy={isResending} disabled={left > 0} onClick={() => void handleResend()}>
          {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
        </Button>
      </div>
    </form>
  );
}

/** Counts seconds down to 0. `restart` starts again. */
function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(seconds) };
}
