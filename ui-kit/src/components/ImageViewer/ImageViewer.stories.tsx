import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { gallery } from '../../testing/samples.ts';
import { ImageViewer } from './ImageViewer.tsx';

const guide: Guide = {
  use: 'Several views of one thing, such as a listing, one at a time.',
  avoid: ['Pictures of different things: use Gallery.'],
  anatomy: ['the picture', 'arrows', 'caption and count, announced', 'small pictures to choose from'],
  keys: {
    '←, → on the picture': 'the one before, the next',
    'Home, End': 'the first, the last',
    Tab: 'moves to arrows and small pictures',
  },
};

const meta = {
  title: 'Components/Content/ImageViewer',
  component: ImageViewer,
  parameters: { guide },
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

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The label says what all of them show.',
    example: <ImageViewer label="Views of the yearbook" pictures={gallery.slice(0, 2)} thumbnails={false} />,
  },
  {
    rule: 'The label says what the component is.',
    example: <ImageViewer label="Image slider" pictures={gallery.slice(0, 2)} thumbnails={false} />,
  },
);

export const MovesWithItsArrowsAndStopsAtTheEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.click(next);
    await expect(canvas.getByText('3 of 3')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
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
    await waitFor(async () => {
      // Each time again: a slow machine scrolls to the first picture only after this has begun.
      track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
      await expect(canvas.getByText('2 of 3')).toBeVisible();
    });
  },
};

export const States: Story = {
  args: { pictures: gallery.slice(0, 1) },
  render: (args) => (
    <>
      <ImageViewer {...args} />
      <InStates of="button, [tabindex]" isWide>
        <ImageViewer label="Moments" pictures={gallery.slice(0, 3)} />
      </InStates>
    </>
  ),
};
