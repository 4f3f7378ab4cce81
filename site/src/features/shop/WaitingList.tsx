import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { TextField } from '@year-group/ui-kit/TextField';
import { type FormEvent, useState } from 'react';
import { useFocusInvalid } from '#lib/focusFirstInvalid.ts';
import { refusalText, refusedFields } from '#lib/refusals.ts';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { useJoinWaitingListMutation } from '#store/api/listingsApi.ts';
import styles from './ListingRun.module.css';

/** Takes the e-mail of somebody who wants one letter when the next pre-order opens. */
export function WaitingList({ listingId }: { listingId: string }) {
  const [join, { isLoading, isSuccess }] = useJoinWaitingListMutation();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const formRef = useFocusInvalid(error);
  const canSend = useHydrated();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    setError('');
    try {
      await join({ listingId, email: email.trim() }).unwrap();
    } catch (thrown) {
      setError(refusedFields(thrown).email ?? refusalText(thrown, { failed: messages.verification.failed }));
    }
  }

  const doneRef = useFocusAfter<HTMLParagraphElement>(isSuccess);
  if (isSuccess) {
    return (
      <p ref={doneRef} tabIndex={-1} role="status">
        {messages.runs.waitingListed}
      </p>
    );
  }
  return (
    <form ref={formRef} noValidate className={styles.Waiting} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={error}
      />
      <Button type="submit" variant="secondary" busy={isLoading} disabled={!canSend}>
        Tell me when the next one opens
      </Button>
    </form>
  );
}
