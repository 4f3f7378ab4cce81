import type { Event } from '@year-group/api-types/content/event';
import type { EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { type ReactNode, useState } from 'react';
import {
  Confirm,
  SaveContextProvider,
  type SaveHandler,
  useDataProvider,
  useIsOffline,
  useRecordContext,
  useSaveContext,
} from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Asks before the form within it saves an event as cancelled, and says who gets a letter. */
export function CancelQuestion({ children }: { children: ReactNode }) {
  const event = useRecordContext<Event>();
  const form = useSaveContext();
  const { call } = useDataProvider<PanelDataProvider>();
  const isOffline = useIsOffline();
  const [asked, setAsked] = useState<{ text: string; answer: (isSure: boolean) => void }>();

  const save: SaveHandler<Event> = async (values, options) => {
    if (event && event.state !== 'cancelled' && values.state === 'cancelled') {
      const params = { id: event.id };
      const read = await call('GET /api/events/:id/answers', { params }).catch(() => undefined);
      const hasBegun = Date.parse(event.startsAt) <= Date.now();
      const text = hasBegun ? nobodyTold : isOffline ? toldLater : whoIsTold(read);
      const isSure = await new Promise<boolean>((answer) => setAsked({ text, answer }));
      setAsked(undefined);
      if (!isSure) return { form: 'Nothing was saved.' };
    }
    return form.save?.(values, options);
  };
  return (
    <SaveContextProvider value={{ ...form, save }}>
      {children}
      {asked && (
        <Confirm
          isOpen
          title="Cancel this event?"
          content={asked.text}
          confirm="Cancel the event"
          confirmColor="warning"
          cancel="Go back"
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      )}
    </SaveContextProvider>
  );
}

const nobodyTold =
  'It has begun, so nobody gets a letter. The list of answers has the phone numbers, and a text to share.';

/** The same without a connection, when nothing happens yet. */
const toldLater =
  'There is no connection. When it is back, the event is cancelled, and those with an e-mail get a letter.';

/** Who gets a letter, and who does not; in general where the answers could not be read. */
function whoIsTold({ answers }: Pick<EventAnswers, 'answers'> = { answers: [] }): string {
  const contacts = answers.filter(({ coming }) => coming).map(({ contact }) => contact);
  const letters = contacts.filter((contact) => contact.includes('@')).length;
  const calls = contacts.filter(Boolean).length - letters;
  const counts = `Of ${contacts.length} who said yes, ${letters} left an e-mail and ${calls} a phone number. `;
  return `${contacts.length > 0 ? counts : ''}Those with an e-mail get a letter at once. The next page has the phone numbers, and a text to share with the others.`;
}
