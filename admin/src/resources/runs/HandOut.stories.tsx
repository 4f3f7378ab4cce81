import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { handOut, run } from '#testing/records/runs.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = `GET /api/admin/runs/${run.id}/hand-out`;
const answered = answering(read);
const [, , third] = handOut;
const tick = `PUT /api/admin/run-lines/${third?.id}`;
const ticked = { ...third, handedOutAt: '2026-11-23T09:00:00.000Z' };

/** Who gets what, with a tick for each. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Hand out',
  parameters: {
    ...screenAt(`/orders/hand-out/${run.id}`, {
      [read]: { body: handOut },
    }),
  },
  play: shows(messages.runs.handedOut(2, 7)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.runs.nothingToHandOut);
export const Loading: Story = answered('loading', 'Hand out');
export const Failing: Story = answered(failing, messages.runs.handOutFailed);
export const ManyLines: Story = answered(
  { body: handOut.flatMap((line) => [0, 1, 2].map((copy) => ({ ...line, id: `${line.id}-${copy}` }))) },
  messages.runs.handedOut(6, 21),
);

let lines: readonly object[] = handOut;
export const FindsAndTicks: Story = {
  beforeEach: () => {
    lines = handOut;
  },
  parameters: screenAt(`/orders/hand-out/${run.id}`, {
    [read]: () => ({ body: lines }),
    [tick]: () => {
      lines = handOut.map((line) => (line.id === third?.id ? ticked : line));
      return { body: ticked };
    },
  }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name or order number'), 'owusu');
    const box = await screen.findByRole('checkbox', { name: /Ama Owusu/ });
    await expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(box);
    await screen.findByText(messages.runs.handedOut(3, 7));
  },
};
