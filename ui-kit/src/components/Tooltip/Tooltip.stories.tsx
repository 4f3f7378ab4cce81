import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const guide: Guide = {
  use: 'A short explanation of a button, for those who hesitate over it.',
  avoid: [
    'Anything that must be known: phones have no hover.',
    'Links and buttons inside: use Dialog or Menu.',
  ],
  anatomy: ['the button or link', 'the text, after 700 ms or at once for the keyboard'],
  keys: { 'Tab to the button': 'shows it', Escape: 'hides it' },
};

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  parameters: { guide },
  args: {
    text: 'Only you and other members see your number.',
    children: <IconButton icon="info" label="About your number" />,
  },
  decorators: (Story) => (
    <div style={{ padding: 'var(--space-8)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'Why, in one short sentence that also stands elsewhere.',
    example: (
      <Tooltip text="Only you and other members see your number.">
        <IconButton icon="info" label="About your number" />
      </Tooltip>
    ),
  },
  {
    rule: 'The label once more.',
    example: (
      <Tooltip text="About your number">
        <IconButton icon="info" label="About your number" />
      </Tooltip>
    ),
  },
);

export const WaitsSevenTenthsOfASecond: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About your number' });
    let started = 0;
    await waitFor(async () => {
      // Again each time: on a slow machine the tooltip listens only after this has begun.
      await userEvent.unhover(button);
      started = performance.now();
      await userEvent.hover(button);
      await screen.findByText(/Only you/, undefined, { timeout: 3000 });
    });
    await expect(performance.now() - started).toBeGreaterThan(600);
  },
};

export const AppearsAtOnceForTheKeyboardAndLeavesWithEscape: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText(/Only you/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Only you/)).toBeNull());
  },
};

export const States: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText(/Only you/);
  },
};
