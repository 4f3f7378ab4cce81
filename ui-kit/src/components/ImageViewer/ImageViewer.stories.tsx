import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { gallery } from '../../testing/samples.ts';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  title: 'Components/ImageViewer',
  component: ImageViewer,
  args: { pictures: gallery.slice(0, 3), label: 'Moments' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '34rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovesWithItsArrowsAndStopsAtTheEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.click(next);
    await expect(canvas.getByText('3 of 3')).toBeVisible();
    await expect(next).toBeDisabled();
  },
};

export const MovesWithTheArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('list', { name: 'Moments' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('2 of 3')).toBeVisible();
  },
};

export const ShowsThePictureOfAThumbnail: Story = {
  play: async ({ canvas, userEvent }) => {
    const thumbnail = canvas.getByRole('button', { name: /Show picture 3/ });
    await userEvent.click(thumbnail);
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('3 of 3')).toBeVisible();
  },
};

export const FollowsASwipe: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole('list', { name: 'Moments' });
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
  },
};

export const States: Story = { args: { pictures: gallery.slice(0, 1) } };
