import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import { useId, useState } from 'react';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { type EventDetails, useTakeBackAnswerMutation } from '#store/api/eventsApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import { AnswerForm, Failure } from './AnswerForm.tsx';
import styles from './EventAnswer.module.css';
import { storeAnswer, useStoredAnswer } from './storedAnswers.ts';

/**
 * Whether the visitor comes to an event, and how many do. Before and after the answer it is equally
 * high, because the server does not know what this device answered.
 */
export function EventAnswer({ event }: { event: EventDetails }) {
  const titleId = useId();
  const now = useAppSelector(selectNow);
  const stored = useStoredAnswer(event);
  /** What the open form begins with. */
  const [openForm, setOpenForm] = useState<{ coming: boolean }>();
  const [isTakenBack, setTakenBack] = useState(false);
  const titleRef = useFocusAfter<HTMLHeadingElement>(openForm);
  const isClosed = event.state === 'cancelled' || Date.parse(event.startsAt) <= now;
  const { coming = 0 } = event;
  const answer = stored?.answer;

  const handleTakenBack = () => {
    setTakenBack(true);
    titleRef.current?.focus();
  };

  if (isClosed && coming === 0 && !stored && !isTakenBack) return null;
  return (
    <section className={styles.EventAnswer} aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.Title}>
        {answer ? ownText(answer.coming, isClosed) : isClosed ? 'Answers are closed' : 'Will you come?'}
      </h2>
      <p className={styles.Count}>{countText(coming, isClosed)}</p>
      {openForm && !isClosed ? (
        <AnswerForm
          event={event}
          stored={stored}
          firstComing={openForm.coming}
          onClose={() => setOpenForm(undefined)}
        />
      ) : (
        <div className={styles.Actions}>
          {!isClosed && !answer && (
            <>
              <Button onClick={() => setOpenForm({ coming: true })}>I’m coming</Button>
              <Button variant="secondary" onClick={() => setOpenForm({ coming: false })}>
                I can’t
              </Button>
            </>
          )}
          {!isClosed && answer && (
            <Button variant="secondary" onClick={() => setOpenForm(answer)}>
              Change
            </Button>
          )}
          {stored && <TakeBack event={event} id={stored.id} onDone={handleTakenBack} />}
        </div>
      )}
    </section>
  );
}

interface TakeBackProps {
  event: EventDetails;
  id: string;
  onDone: () => void;
}

/** Deletes this device's answer. */
function TakeBack({ event, id, onDone }: TakeBackProps) {
  const [takeBack, { isLoading, error }] = useTakeBackAnswerMutation();
  async function handleClick() {
    const { error: refusal } = await takeBack({ id, eventId: event.id });
    if (refusal) return;
    onDone();
    storeAnswer(event, undefined);
  }
  return (
    <>
      <Button variant="quiet" busy={isLoading} onClick={() => void handleClick()}>
        {isLoading ? 'Taking back...' : 'Take back'}
      </Button>
      {error && <Failure error={error} fallback={messages.events.takeBackFailed} />}
    </>
  );
}

function ownText(coming: boolean, isClosed: boolean): string {
  if (isClosed) return coming ? 'You said yes' : 'You said no';
  return coming ? 'You are coming' : 'You can’t come';
}

function countText(coming: number, isClosed: boolean): string {
  if (coming === 0) return 'Nobody has said yes so far.';
  if (isClosed) return coming === 1 ? '1 person said yes.' : `${coming} people said yes.`;
  return coming === 1 ? '1 person is coming.' : `${coming} people are coming.`;
}
