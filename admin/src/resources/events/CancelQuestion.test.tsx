// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, userEvent } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { events } from '#testing/records/content.ts';
import { account } from '#testing/records/officers.ts';

const [planned] = events;

it('promises no letter at once while there is no connection', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  await openPanel({
    path: `/events/edit/${planned.id}`,
    account,
    replies: {
      [`GET /api/events/${planned.id}`]: { body: planned },
      [`GET /api/events/${planned.id}/answers`]: { body: { answers: [] } },
    },
  });
  await screen.findByRole('combobox', { name: 'State' });
  // The menu of the choices does not work in jsdom.
  const input = document.querySelector('input[name="state"]');
  await fireEvent.change(input as Element, { target: { value: 'cancelled' } });
  onlineManager.setOnline(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Cancel this event?');
  expect(screen.queryByText(/at once/)).toBeNull();
  screen.getByText(/^There is no connection\. When it is back, the event is cancelled/);
});
