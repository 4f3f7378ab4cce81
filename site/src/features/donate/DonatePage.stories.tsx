import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { paymentDetails } from '#content/payment.ts';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Donate',
  tags: ['!autodocs'],
  args: { path: '/donate' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Copy / })).toHaveLength(6);
  },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy account number' });
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith(paymentDetails.bankTransfer.accountNumber);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    write.mockRestore();
  },
};
