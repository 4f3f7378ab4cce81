// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as aboutStories from '#features/about/AboutPage.stories.tsx';
import * as alumniStories from '#features/alumni/AlumniPage.stories.tsx';
import { openPage } from '#testing/openPage.tsx';
import { storyRecord } from '#testing/storyGroup.ts';
import { showDraft } from './showDraft.ts';

const journey = [
  { year: '2031', icon: 'gate' as const, title: 'A reunion in the draft', text: 'Unpublished.' },
];
const draft = { ...storyRecord.home, journey };

it('shows the journey of a draft of the home page on the about page too', async () => {
  const { store } = await openPage(aboutStories, 'Default');
  await screen.findByRole('heading', { name: 'Our Story' });
  act(() => showDraft({ preview: 'home', draft }, store));
  expect(await screen.findByText('A reunion in the draft')).toBeInTheDocument();
});

it('shows it on the alumni page, which has none of its own', async () => {
  const { store } = await openPage(alumniStories, 'WithTheJourneyOfTheHomePage');
  await screen.findByRole('region', { name: 'Our Journey' });
  act(() => showDraft({ preview: 'home', draft }, store));
  expect(await screen.findByText('A reunion in the draft')).toBeInTheDocument();
});
