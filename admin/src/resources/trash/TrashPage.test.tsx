// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { trash } from '#testing/records/log.ts';
import { press } from '#testing/screenStory.ts';

it('moves the focus to the heading when the row of the pressed button goes', async () => {
  const restored: string[] = [];
  await openPanel({
    path: '/trash',
    replies: {
      'GET /api/admin/trash': { body: () => trash.slice(restored.length) },
      'POST /api/admin/trash/restore': {
        body: () => ({ restored: restored.push(trash[0].id), refused: [] }),
      },
    },
  });
  const button = await screen.findByRole('button', { name: `Restore ${trash[0].title}` });
  await userEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  const heading = screen.getByRole('heading', { level: 1, name: 'Trash' });
  await waitFor(() => expect(document.activeElement).toBe(heading), { timeout: 5000 });
});

it('names the one that was restored where another was refused', async () => {
  const [first, second] = trash;
  await openPanel({
    path: '/trash',
    replies: {
      'GET /api/admin/trash': { body: trash },
      'POST /api/admin/trash/restore': {
        body: { restored: 1, refused: [{ id: first.id, message: 'The e-mail is taken.' }] },
      },
    },
  });
  for (const { title } of [first, second])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
  await press('Restore');
  expect(await screen.findByText(`“${second.title}” was restored.`)).toBeTruthy();
});

it('leaves a question open when the connection is lost, instead of asking again later', async () => {
  await openPanel({ path: '/trash', replies: { 'GET /api/admin/trash': { body: trash } } });
  await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${trash[0].title}` }));
  await press('Delete for good');
  const question = await screen.findByRole('dialog');
  onlineManager.setOnline(false);
  await screen.findByText(/^You are offline/);
  expect(question.isConnected).toBe(true);
});
