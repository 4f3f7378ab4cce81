import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, spyOn, waitFor } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { givingReply } from '#testing/storyGroup.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Donate',
  tags: ['!autodocs'],
  args: { path: '/donate', api: { '/api/group/giving': ok(givingReply) } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Copy / })).toHaveLength(6);
  },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = await canvas.findByRole('button', { name: 'Copy account number' });
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('0000020150000');
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    write.mockRestore();
  },
};

/** A group that has not published how to give: the page says so and offers its address. */
export const NotPublished: Story = {
  args: { api: { '/api/group/giving': ok({ section: 'giving', version: 0, content: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.givingEmpty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
};

export const Loading: Story = { args: { api: { '/api/group/giving': 'loading' } } };

export const Failed: Story = {
  args: { api: { '/api/group/giving': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.givingFailed)).toBeVisible();
  },
};
