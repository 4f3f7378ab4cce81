import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { closeFailures, showToast, ToastArea } from './Toast.tsx';

const guide: Guide = {
  use: 'Confirms what the reader just did, and leaves by itself.',
  avoid: [
    'Anything that must be read: use Banner or Dialog.',
    'An error of a field: it is shown at the field.',
  ],
  anatomy: [
    'an icon of its tone',
    'what happened, in a few words',
    'a second line, if something is to be done',
    'perhaps a link to where the reader may go next',
    'a button that closes it',
  ],
  keys: {
    'Alt+T, F6': 'moves to the messages',
    Tab: 'moves to Close',
    Escape: 'closes the one that has the focus',
  },
};

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastArea,
  parameters: { guide },
  render: () => (
    <Stack direction="row">
      <Button
        onClick={() =>
          showToast({
            title: '1 x Anniversary jersey added to cart!',
            tone: 'success',
            link: { label: 'View cart', href: '/cart' },
          })
        }
      >
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

export const DoAndDont: Story = doAndDont(
  {
    rule: 'What happened, in the past tense.',
    example: (
      <Button onClick={() => showToast({ title: 'Profile updated', tone: 'success' })}>Save Changes</Button>
    ),
  },
  {
    rule: 'Praise, or a question that nobody can answer here.',
    example: (
      <Button onClick={() => showToast({ title: 'Great job! Anything else?', tone: 'success' })}>
        Save Changes
      </Button>
    ),
  },
);

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

export const ClosesWhenItsLinkIsFollowed: Story = {
  // The link must not leave the story.
  beforeEach: () => {
    const stay = (event: Event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    };
    addEventListener('click', stay);
    return () => removeEventListener('click', stay);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const link = await screen.findByRole('link', { name: 'View cart' }, { timeout: 5000 });
    await expect(link).toHaveAttribute('href', '/cart');
    await userEvent.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
  },
};

export const SuccessReplacesTheFailureBeforeIt: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await screen.findAllByText('Update Failed', undefined, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    // By itself it would leave after five seconds.
    await waitFor(() => expect(screen.queryAllByText('Update Failed')).toHaveLength(0), { timeout: 2000 });
    await expect(screen.getByRole('link', { name: 'View cart' })).toBeInTheDocument();
  },
};

export const AnEqualFailureIsShownOnce: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    // Hidden from screen readers, which read a copy in a live region.
    const toasts = () => screen.queryAllByRole('alertdialog', { hidden: true });
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await userEvent.click(save);
    await waitFor(() => expect(toasts()).toHaveLength(1), { timeout: 5000 });
    await userEvent.click(save);
    await userEvent.click(save);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(toasts()).toHaveLength(1);
    // Closed by the reader, it can come again.
    const close = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
      await waitFor(() => expect(toasts()).toHaveLength(0));
    };
    await close();
    await userEvent.click(save);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await close();
  },
};

export const FailuresCloseWhenTheyAreMended: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await screen.findAllByText('Update Failed', undefined, { timeout: 5000 });
    closeFailures();
    await waitFor(() => expect(screen.queryAllByText('Update Failed')).toHaveLength(0), { timeout: 2000 });
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
