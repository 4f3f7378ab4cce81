import { maxAnswerName, maxGuests } from '@year-group/api-types/common/limits';
import { isContact, maxEmailLength } from '@year-group/api-types/common/rules';
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
import { type Answer, type EventDetails, useAnswerEventMutation } from '#store/api/eventsApi.ts';
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
  stored: { id: string; answer?: Answer } | undefined;
  /** The answer whose button was pressed. */
  firstComing: boolean;
  onClose: () => void;
}

/** The visitor's name, answer, guests and contact. What was typed stays while the page is open. */
export function AnswerForm({ event, stored, firstComing, onClose }: AnswerFormProps) {
  const first = { name: '', guests: 0, contact: '', ...stored?.answer, coming: firstComing };
  const [given, setGiven] = useState(first);
  const [wrong, setWrong] = useState<{ field: 'name' | 'contact' }>();
  const [send, { isLoading, error: refusal }] = useAnswerEventMutation();
  const formRef = useFocusInvalid(wrong);
  const nameRef = useRef<HTMLInputElement>(null);
  const { name, coming, guests, contact } = given;
  function edit(change: Partial<Answer>) {
    if (isLoading) return;
    setGiven({ ...given, ...change });
    setWrong(undefined);
  }

  // The button that was pressed is gone.
  useEffect(() => nameRef.current?.focus(), []);

  async function handleSubmit(submitted: FormEvent) {
    submitted.preventDefault();
    if (isLoading) return;
    const asked = coming ? { guests, contact: contact.trim() } : { guests: 0, contact: '' };
    const answer = { name: name.trim(), coming, ...asked };
    if (!answer.name) return setWrong({ field: 'name' });
    if (answer.contact && !isContact(answer.contact)) return setWrong({ field: 'contact' });
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
        required
        ref={nameRef}
        maxLength={maxAnswerName}
        hint={
          <>
            Only the officers see it.{' '}
            <Link href={pages.privacy.to()} target="_blank">
              Privacy
            </Link>
          </>
        }
        value={name}
        readOnly={isLoading}
        error={wrong?.field === 'name' && messages.events.answerNameRequired}
        onChange={({ target }) => edit({ name: target.value })}
      />
      {coming && (
        <>
          <Select
            label="Who comes with you"
            name="guests"
            options={guestChoices}
            value={String(guests)}
            onChange={({ target }) => edit({ guests: Number(target.value) })}
          />
          <TextField
            label="Your e-mail or phone (optional)"
            name="contact"
            autoComplete="email"
            maxLength={maxEmailLength}
            hint="So that the officers can tell you if it is cancelled."
            value={contact}
            readOnly={isLoading}
            error={wrong?.field === 'contact' && messages.events.contactInvalid}
            onChange={({ target }) => edit({ contact: target.value })}
          />
        </>
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
