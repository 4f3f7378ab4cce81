import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberFields, optionalFields } from '@year-group/api-types/members/memberFields';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { storyRecord } from '#testing/storyGroup.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Privacy',
  tags: ['!autodocs'],
  args: { path: '/privacy' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your rights' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /@/ })[0]).toHaveAttribute(
      'href',
      `mailto:${storyRecord.contact.email}`,
    );
    for (const name of optionalFields)
      await expect(canvas.getByText(/if you give them/)).toHaveTextContent(
        memberFields[name].name.toLowerCase(),
      );
  },
};

const withLaw = (dataLaw: object) => ({
  '/api/group/registration': ok({
    section: 'registration',
    version: 1,
    content: { ...storyRecord.registration, dataLaw },
  }),
});

/** A group elsewhere, which names its law and authority. */
export const AnotherCountry: Story = {
  args: {
    api: withLaw({
      country: 'Another country',
      law: 'the Nigeria Data Protection Act, 2023',
      authority: 'Nigeria Data Protection Commission',
      website: 'https://ndpc.gov.ng',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/under the Nigeria Data Protection Act, 2023/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nigeria Data Protection Commission' })).toHaveAttribute(
      'href',
      'https://ndpc.gov.ng',
    );
    await expect(canvas.queryByText(/Ghana|Act 843/)).toBeNull();
  },
};

/** A group that has not said where it is, or not by which law. */
export const NoLaw: Story = {
  args: { api: withLaw({ country: 'Another country', law: '', authority: '', website: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/under the data protection law of your country/)).toBeVisible();
    await expect(canvas.queryByText(/Ghana|Act 843/)).toBeNull();
  },
};

/** What the group adds, in paragraphs. */
export const OwnWords: Story = {
  args: {
    api: {
      '/api/group/registration': ok({
        section: 'registration',
        version: 1,
        content: { ...storyRecord.registration, privacy: 'We print a yearbook.\n\nAsk before March.' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ask before March.')).toBeVisible();
  },
};

export const OwnWordsFailed: Story = {
  args: { api: { '/api/group/registration': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded. Load the page again/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Members' })).toBeVisible();
  },
};
