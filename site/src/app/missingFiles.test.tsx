// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { beforeEach, expect, it, vi } from 'vitest';
import * as donateStories from '#features/donate/DonatePage.stories.tsx';
import * as homeStories from '#features/home/HomePage.stories.tsx';
import * as registerStories from '#features/register/RegisterPage.stories.tsx';
import { openPage } from '#testing/openPage.tsx';
import { storyNow } from '#testing/storyEnvironment.ts';
import { newcomer, self } from '#testing/storyMembers.ts';

const { files, missing, notice } = vi.hoisted(() => {
  const asked = { isOver: Promise.resolve(), end: () => {} };
  return {
    files: asked,
    /** A file that cannot be fetched. */
    missing: async () => {
      await asked.isOver;
      throw new TypeError('Failed to fetch dynamically imported module');
    },
    notice: { isBroken: false },
  };
});
vi.mock('#features/paymentStatus/OpenPaymentBanner.tsx', missing);
vi.mock('react-confetti', missing);
vi.mock('../../../ui-kit/src/components/Gallery/Lightbox.tsx', missing);
vi.mock('./OfflineNotice.tsx', () => ({
  OfflineNotice: () => {
    if (notice.isBroken) throw new Error('Broken');
    return null;
  },
}));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
beforeEach(() => {
  files.isOver = new Promise((resolve) => (files.end = resolve));
});
/** Waits until the page knows that a file is missing. */
const isKnown = (file: () => Promise<unknown>) =>
  act(async () => {
    files.end();
    // The page asked earlier than the first of these.
    await expect(file()).rejects.toThrow(Error);
    await expect(file()).rejects.toThrow(Error);
  });

it('shows every page without the notice of an open payment', async () => {
  await openPage(donateStories, 'Default', { openPayment: { orderId: 'a', startedAt: storyNow } });
  await isKnown(() => import('#features/paymentStatus/OpenPaymentBanner.tsx'));
  expect(await screen.findByText('Payment Methods')).toBeInTheDocument();
});

it('says that a registration is complete without confetti', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = await openPage(registerStories, 'FirstStep', {
    tab: { registration: { savedAt: storyNow, content: { step: 2, values: newcomer } } },
    api: { 'POST /api/members': { status: 201, body: self } },
  });
  await user.click(await screen.findByRole('button', { name: 'Complete Registration' }));
  // The place of the confetti appears when its file was tried.
  files.end();
  await waitFor(() => expect(document.querySelector('[class*=Confetti]')).toBeEmptyDOMElement());
  expect(await heading(messages.registration.completeTitle)).toBeInTheDocument();
  vi.unstubAllGlobals();
});

it('follows the link to a picture without the lightbox', async () => {
  const assign = vi.fn<(url: string) => void>();
  const { user } = await openPage(homeStories, 'Success');
  const link = await screen.findByRole('link', { name: /standing in rows/ });
  vi.stubGlobal('location', { assign });
  await user.click(link);
  files.end();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(link.getAttribute('href')));
  vi.unstubAllGlobals();
});

it('says that something broke also where the frame of the pages breaks', async () => {
  notice.isBroken = true;
  await openPage(donateStories, 'Default');
  expect(await heading(messages.routeError)).toBeInTheDocument();
});
