import { Button } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { onAPhone, panelStory } from '#testing/inPanel.tsx';
import { Sheet } from './Sheet.tsx';

/* A dialog at the lower edge of a phone: what a page has no room for. */
const meta = {
  ...panelStory,
  title: 'Administration/Sheet',
  component: Sheet,
  ...onAPhone,
  args: {
    title: 'Filters',
    isOpen: true,
    onClose: fn(),
    children: 'The fields of the filters.',
    actions: <Button variant="contained">Show 12</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ClosesByItsButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
