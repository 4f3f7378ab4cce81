import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { panelScreen, shows } from './inPanel.tsx';
import type { Replies, Reply } from './storyNetwork.ts';

/**
 * The parameters of a screen's stories: its address below `/admin`, and what the API answers there.
 * Spread them into a literal `parameters`, or Storybook's own replace them.
 */
export const screenAt = (path: string, replies: Replies) => ({
  ...panelScreen.parameters,
  panel: { path, replies },
});

/** Stories that answer a call, and some others, differently; each with a text to wait for. */
export const answering =
  (call: string, others: Replies = {}) =>
  (reply: Reply, text: string | RegExp) => ({
    parameters: { panel: { replies: { ...others, [call]: reply } } },
    play: shows(text),
  });

/** Presses the first button of a name once it is known that the officer may. */
export async function press(name: string | RegExp) {
  await screen.findAllByRole('button', { name });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name })[0]).not.toHaveAttribute('aria-disabled'),
  );
  const [first] = screen.getAllByRole('button', { name });
  if (first) await userEvent.click(first);
}
