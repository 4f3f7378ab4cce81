import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Dialog } from './Dialog.tsx';

const guide: Guide = {
  use: 'A question that must be answered before anything else, mostly before something is deleted.',
  avoid: [
    'A message: use Toast or Banner.',
    'A long form: give it a page.',
    'A second dialog over the first.',
  ],
  anatomy: ['the title', 'the description', 'content', 'the buttons, the main one last', 'a close button'],
  keys: { 'Tab, Shift+Tab': 'moves inside it only', Escape: 'closes it and returns to where the focus was' },
};

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  parameters: { guide },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Are you sure?',
    description: 'This will permanently delete the last 3 news items. This action cannot be undone.',
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <>
        <Button variant="secondary" onClick={() => change(true)}>
          Delete News by Batch
        </Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={change}
          actions={
            <>
              <Button variant="secondary" onClick={() => change(false)}>
                Cancel
              </Button>
              <Button variant="danger">Yes, delete them</Button>
            </>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open dialog would cover the page of the component. */
const inItsOwnFrame = { docs: { story: { inline: false, height: '26rem' } } };

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The button repeats what happens.',
    example: (
      <Stack gap={2}>
        <h3>Are you sure?</h3>
        <p>The last 3 news items go to the trash.</p>
        <Button variant="danger">Yes, delete them</Button>
      </Stack>
    ),
  },
  {
    rule: 'Yes and No, which can be read without the question.',
    example: (
      <Stack gap={2}>
        <h3>Are you sure?</h3>
        <p>The last 3 news items go to the trash.</p>
        <Button variant="danger">Yes</Button>
      </Stack>
    ),
  },
);

export const IsNamedAndDescribed: Story = {
  args: { open: true },
  parameters: inItsOwnFrame,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  },
};

export const KeepsFocusInsideAndGivesItBackOnEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete News by Batch' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const States: Story = { args: { open: true }, parameters: inItsOwnFrame };
