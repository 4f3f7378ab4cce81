import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareLinks } from './ShareLinks.tsx';

const meta = {
  title: 'Components/ShareLinks',
  component: ShareLinks,
  args: { title: 'Thirty microscopes arrive', url: 'https://yeargroup.example/news/1?from=home' },
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PassesOnTheWholeAddress: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link).toHaveAttribute(
        'href',
        expect.stringContaining('https%3A%2F%2Fyeargroup.example%2Fnews%2F1%3Ffrom%3Dhome'),
      );
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

export const States: Story = { args: { networks: ['facebook', 'twitter', 'linkedin', 'whatsapp'] } };
