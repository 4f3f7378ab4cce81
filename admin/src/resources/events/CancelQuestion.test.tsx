// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, userEvent } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { events } from '#testing/records/content.ts';
import { account } from '#testing/records/officers.ts';

const [planned] = events;

/** Opens the form of an event and chooses that it is cancelled. */
async function cancel(event = planned) {
  await openPanel({
    path: `/events/edit/${event.id}`,
    account,
    replies: {
      [`GET /api/events/${event.id}`]: { body: event },
      [`GET /api/events/${event.id}/answers`]: { body: { answers: [] } },
    },
  });
  await screen.findByRole('combobox', { name: 'State' });
  // The menu of the choices does not work in jsdom.
  const input = document.querySelector('input[name="state"]');
  await fireEvent.change(input as Element, { target: { value: 'cancelled' } });
}

it('promises no letter for an event that has begun', async () => {
  await cancel({ ...planned, startsAt: '2020-01-04T18:30:00.000Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/^It has begun, so nobody gets a letter\./);
  expect(screen.queryByText(/at once/)).toBeNull();
});

it('promises no letter at once while there is no connection', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  await cancel();
  onlineManager.setOnline(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Cancel this event?');
  expect(screen.queryByText(/at once/)).toBeNull();
  screen.getByText(/^There is no connection\. When it is back, the event is cancelled/);
});
