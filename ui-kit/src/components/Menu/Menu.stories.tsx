import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();

const guide: Guide = {
  use: 'Three or more actions of one thing behind one button, such as the calendars of an event.',
  avoid: [
    'Pages of the site: use NavBar.',
    'A value to choose in a form: use Select.',
    'One or two actions: show the buttons.',
  ],
  anatomy: [
    'the button that opens it',
    'the actions, each with or without an icon',
    'a destructive one last, in its own colour',
  ],
  keys: {
    'Enter, Space, ↓ on the button': 'opens it',
    '↑, ↓': 'moves between the actions',
    'Home, End': 'moves to the first, the last',
    Escape: 'closes it and returns to the button',
  },
};

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: { guide },
  args: {
    trigger: (
      <Button variant="secondary" iconAfter="chevronDown">
        Add to calendar
      </Button>
    ),
    items: [
      { label: 'Download for any calendar', icon: 'download', onSelect: edit },
      { label: 'Open in Google Calendar', icon: 'calendar', onSelect: fn() },
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

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The button names what the actions are for.',
    example: (
      <Menu
        trigger={
          <Button variant="secondary" iconAfter="chevronDown">
            Add to calendar
          </Button>
        }
        items={[{ label: 'Download for any calendar', onSelect: () => {} }]}
      />
    ),
  },
  {
    rule: 'A button that only says that there is more.',
    example: (
      <Menu
        trigger={
          <Button variant="secondary" iconAfter="chevronDown">
            Options
          </Button>
        }
        items={[{ label: 'Download for any calendar', onSelect: () => {} }]}
      />
    ),
  },
);

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

/** The marked action is the one under the pointer and that of the arrow keys. */
export const States: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <div style={{ marginBlockStart: '16rem' }}>
        <InStates of="button">
          <Menu {...args} />
        </InStates>
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Open in Google Calendar' })).toHaveAttribute(
        'data-highlighted',
      ),
    );
  },
};
