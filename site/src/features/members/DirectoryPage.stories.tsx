import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { refused } from '#testing/replies.ts';
import { directoryReads, members, pageOfMembers, self } from '#testing/storyMembers.ts';

const { directory: texts } = messages;
const firstPage = '/api/members?page=1&limit=30';

const meta = {
  ...pageStory,
  title: 'Pages/Directory',
  tags: ['!autodocs'],
  args: { path: '/members', api: directoryReads, member: self },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('241 members')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: self.fullName })).toHaveAttribute(
      'href',
      `/members/${self.id}`,
    );
    await expect(canvas.getByText('Page 1 of 9')).toBeInTheDocument();
  },
};

export const Filtered: Story = {
  args: {
    path: '/members?q=kwa&house=Akro+House',
    api: {
      ...directoryReads,
      [`${firstPage}&searchTerm=kwa&houseAtPresec=Akro+House`]: pageOfMembers(members.slice(6, 8)),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 members found')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'House' })).toHaveValue('Akro House');
  },
};

export const MoreThanCounted: Story = {
  args: {
    path: '/members?q=a',
    api: { ...directoryReads, [`${firstPage}&searchTerm=a`]: pageOfMembers(members, 1234) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,234 members found')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: {
    path: '/members?q=zebedee',
    api: { ...directoryReads, [`${firstPage}&searchTerm=zebedee`]: pageOfMembers([]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { api: { '/api/members/facets': 'loading', [firstPage]: 'loading' } },
};

export const AwaitingAdmission: Story = {
  args: {
    api: {
      '/api/members/facets': refused(403, texts.awaiting, 'awaiting-admission'),
      [firstPage]: refused(403, texts.awaiting, 'awaiting-admission'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.awaitingTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My profile' })).toBeVisible();
  },
};

export const ReadEnough: Story = {
  args: {
    api: { ...directoryReads, [firstPage]: refused(429, texts.readEnough(5), 'too-many-requests') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.readEnough(5));
  },
};

export const Failed: Story = {
  args: { api: { ...directoryReads, [firstPage]: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.failed);
  },
};
