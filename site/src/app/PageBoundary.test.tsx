// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { makeStore } from '#store/makeStore.ts';
import { siteSlice } from '#store/siteSlice.ts';
import { storyGroup } from '#testing/storyGroup.ts';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { App } from './App.tsx';
import { PageBoundary } from './PageBoundary.tsx';

function Broken({ error }: { error: unknown }): never {
  throw error;
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['the message of an error', new Error('The cup is missing'), 'The cup is missing'],
  ['a way on where there is no message', 'nothing', 'Please try again in a moment.'],
])('shows %s in place of a page that broke', (_what, error, sentence) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = { ...siteSlice.getInitialState(), group: storyGroup };
  render(
    <App store={makeStore({ site }, { ...makeStoryNetwork(), retries: 0 })}>
      <PageBoundary>
        <Broken error={error} />
      </PageBoundary>
    </App>,
  );
  expect(screen.getByRole('heading', { name: messages.routeError })).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.notFound.home }).getAttribute('href')).toBe('/');
});
