import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { gallery } from '../../testing/samples.ts';
import { Gallery } from './Gallery.tsx';

const guide: Guide = {
  use: 'A mosaic of up to seven pictures, on a phone a strip; each opens large.',
  avoid: ['Views of one thing: use ImageViewer.', 'One picture: use Picture.'],
  anatomy: ['pictures of different size', 'a caption on each', 'the lightbox with arrows and a count'],
  keys: {
    'Tab, Enter': 'opens a picture',
    '←, →': 'the picture before, the next',
    Escape: 'closes it and returns to the picture',
  },
};

const meta = {
  title: 'Components/Content/Gallery',
  component: Gallery,
  parameters: { guide },
  args: { pictures: gallery },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The caption tells what the picture does not.',
    example: <Gallery pictures={gallery.slice(0, 1)} />,
  },
  {
    rule: 'A caption that counts.',
    example: (
      <Gallery pictures={gallery.slice(0, 1).map((picture) => ({ ...picture, caption: 'Picture 1' }))} />
    ),
  },
);

export const OpensThePictureThatWasChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Dining hall/ }));
    const lightbox = await screen.findByRole('dialog', { name: 'Gallery' });
    await waitFor(() => expect(lightbox).toHaveTextContent('2 of 7'));
  },
};

export const MovesWithArrowKeysAndClosesWithEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('link', { name: /Monday assembly/ });
    await userEvent.click(opener);
    const lightbox = await screen.findByRole('dialog');
    screen.getByRole('list', { name: 'Gallery' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(lightbox).toHaveTextContent('3 of 7'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const IsPlainLinksToPicturesWithoutScripts: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Monday assembly/ })).toHaveAttribute(
      'href',
      args.pictures[0]?.src,
    );
  },
};

export const States: Story = {
  args: { pictures: gallery.slice(0, 4) },
  render: (args) => (
    <>
      <Gallery {...args} />
      <InStates of="li, a" isWide>
        <Gallery pictures={gallery.slice(0, 2)} />
      </InStates>
    </>
  ),
};
