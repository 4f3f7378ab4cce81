import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
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

export const Default: Story = {};

export const IsNamedAndDescribed: Story = {
  args: { open: true },
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

export const States: Story = { args: { open: true } };
