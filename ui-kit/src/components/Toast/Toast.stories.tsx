import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { showToast, ToastArea } from './Toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: ToastArea,
  render: () => (
    <Stack direction="row">
      <Button onClick={() => showToast({ title: '1 x Anniversary jersey added to cart!', tone: 'success' })}>
        Add to Cart
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ title: 'Update Failed', description: 'Failed to update profile', tone: 'danger' })
        }
      >
        Save Changes
      </Button>
      <ToastArea />
    </Stack>
  ),
} satisfies Meta<typeof ToastArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatHappenedAndCanBeClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const toast = await screen.findByRole(
      'dialog',
      { name: '1 x Anniversary jersey added to cart!' },
      { timeout: 5000 },
    );
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const TakesFocusWithAltT: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('1 x Anniversary jersey added to cart!', undefined, { timeout: 5000 });
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus());
  },
};

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await screen.findAllByText('Update Failed', undefined, { timeout: 5000 });
  },
};
