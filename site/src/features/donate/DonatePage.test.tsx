// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#testing/openPage.tsx';
import { storyGiving } from '#testing/storyGroup.ts';
import * as stories from './DonatePage.stories.tsx';

const details = storyGiving.methods.flatMap((method) => method.details);

// Without styles, jsdom joins the hidden words to the visible ones.
const named = (word: string, label: string) => new RegExp(`^${word} ?${label}$`, 'i');

it.each(details)('copies the $label and announces it', async ({ label, value }) => {
  const { user } = await openPage(stories, 'Default');
  expect(await screen.findByText(value)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: named('Copy', label) }));
  expect(await navigator.clipboard.readText()).toBe(value);
  expect(screen.getByRole('button', { name: named('Copied', label) })).toBeInTheDocument();
});

it('has its headings in order', async () => {
  await openPage(stories, 'Default');
  await screen.findByText('Payment Methods');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Support the year group',
    'Payment Methods',
    'Mobile Money',
    'Bank Transfer',
  ]);
});
