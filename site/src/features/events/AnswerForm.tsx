import { maxAnswerName, maxGuests } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { Link } from '@year-group/ui-kit/Link';
import { Select } from '@year-group/ui-kit/Select';
import { TextField } from '@year-group/ui-kit/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFocusInvalid } from '#lib/focusFirstInvalid.ts';
import { randomUuid } from '#lib/randomUuid.ts';
import { refusalText } from '#lib/refusals.ts';
import type { EventDetails } from '#store/api/eventsApi.ts';
import { type OwnAnswer, useAnswerEventMutation } from '#store/api/eventsApi.ts';
import styles from './EventAnswer.module.css';
import { storeAnswer } from './storedAnswers.ts';

const choices = [
  { value: 'yes', label: 'I’m coming' },
  { value: 'no', label: 'I can’t come' },
];
const guestChoices = Array.from({ length: maxGuests + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'Nobody' : count === 1 ? '1 person' : `${count} people`,
}));

interface AnswerFormProps {
  event: EventDetails;
  /** What this device sent before. */
  stored: { id: string; answer?: Pick<OwnAnswer, 'name' | 'coming' | 'guests'> } | undefined;
  /** The answer whose button was pressed. */
  firstComing: boolean;
  onClose: () => void;
}

/** The visitor's name, answer and guests. What was typed stays until it is stored. */
export function AnswerForm({ event, stored, firstComing, onClose }: AnswerFormProps) {
  const [given, setGiven] = useState({ name: '', guests: 0, ...stored?.answer, coming: firstComing });
  const [error, setError] = useState('');
  const [send, { isLoading, error: refusal }] = useAnswerEventMutation();
  const formRef = useFocusInvalid(error);
  const nameRef = useRef<HTMLInputElement>(null);
  const { name, coming, guests } = given;
  const edit = (change: Partial<typeof given>) => setGiven({ ...given, ...change });

  // The button that was pressed is gone.
  useEffect(() => nameRef.current?.focus(), []);

  async function handleSubmit(submitted: FormEvent) {
    submitted.preventDefault();
    if (isLoading) return;
    const answer = { name: name.trim(), coming, guests: coming ? guests : 0 };
    if (!answer.name) return setError(messages.events.answerNameRequired);
    // Known before it is sent: without a reply, the next try is still the same answer.
    const own = { ...stored, id: stored?.id ?? randomUuid() };
    storeAnswer(event, own);
    const sent = await send({ id: own.id, eventId: event.id, ...answer });
    if (sent.error) return;
    storeAnswer(event, { id: own.id, answer });
    onClose();
  }

  return (
    <form ref={formRef} noValidate className={styles.Form} onSubmit={(event) => void handleSubmit(event)}>
      <Select
        label="Your answer"
        name="coming"
        options={choices}
        value={coming ? 'yes' : 'no'}
        onChange={({ target }) => edit({ coming: target.value === 'yes' })}
      />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        ref={nameRef}
        maxLength={maxAnswerName}
        hint={
          <>
            Only the organisers see it. <Link href={pages.privacy.to()}>Privacy</Link>
          </>
        }
        value={name}
        error={error}
        onChange={({ target }) => {
          edit({ name: target.value });
          setError('');
        }}
      />
      {coming && (
        <Select
          label="Who comes with you"
          name="guests"
          options={guestChoices}
          value={String(guests)}
          onChange={({ target }) => edit({ guests: Number(target.value) })}
        />
      )}
      {refusal && <Failure error={refusal} fallback={messages.events.answerFailed} />}
      <div className={styles.Actions}>
        <Button type="submit" busy={isLoading}>
          {isLoading ? 'Sending...' : 'Send answer'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FailureProps {
  error: unknown;
  /** What is said where no reply came. */
  fallback: string;
}

/** Why an answer was not stored. Not a toast: the code of toasts may not load without a network. */
export function Failure({ error, fallback }: FailureProps) {
  const text = refusalText(error, { unreadable: messages.events.answerUnreadable, failed: fallback });
  return (
    <Banner tone="danger" className={styles.Failure}>
      {text}
    </Banner>
  );
}
