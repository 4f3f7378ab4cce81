import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="secondary" iconAfter="chevronDown">
        Add to calendar
      </Button>
    ),
    items: [
      { label: 'Download for any calendar', icon: 'download', onSelect: edit },
      { label: 'Open in Google Calendar', icon: 'external', onSelect: fn() },
      { label: 'Not for guests', disabled: true, onSelect: fn() },
      { label: 'Remove', icon: 'trash', danger: true, onSelect: fn() },
    ],
  },
  decorators: (Story) => (
    <div style={{ minBlockSize: '16rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensAndMovesWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add to calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Download for any calendar' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Open in Google Calendar' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(edit).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const GivesFocusBackOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Add to calendar' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};
