import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { gallery } from '../../testing/samples.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: { pictures: gallery, label: 'Moments' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensThePictureThatWasChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Dining hall/ }));
    const lightbox = await screen.findByRole('dialog', { name: 'Moments' });
    await waitFor(() => expect(lightbox).toHaveTextContent('2 of 7'));
  },
};

export const MovesWithArrowKeysAndClosesWithEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('link', { name: /Monday assembly/ });
    await userEvent.click(opener);
    const lightbox = await screen.findByRole('dialog');
    screen.getByRole('list', { name: 'Moments' }).focus();
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

export const States: Story = { args: { pictures: gallery.slice(0, 4) } };
