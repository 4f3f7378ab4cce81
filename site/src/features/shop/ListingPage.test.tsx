// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { problemOfChoice } from '@year-group/api-types/shop/listingOptions';
import { makeListing, makeShirt } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { keptCart, openPage } from '#testing/openPage.tsx';
import { ok, refused } from '#testing/replies.ts';
import * as stories from './ListingPage.stories.tsx';

// jsdom has no media queries, which the gallery uses.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const listing = makeListing({
  title: 'Polo',
  images: ['/uploads/a-1200x1200-e3a82b.webp', '/uploads/b-1200x1200-e3a82b.webp'],
});
const path = `/shop/${listing.id}`;
const visit = (changes = {}) =>
  openPage(stories, 'Success', { path, api: { [`/api${path}`]: ok({ ...listing, ...changes }) } });

it('shows a loading state, then the listing', async () => {
  await visit();
  expect(screen.getAllByText(messages.listings.loadingOne).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { level: 1, name: 'Polo' })).toBeInTheDocument();
  for (const text of ['Apparel', 'GH₵180.00', 'New', 'September 12, 2026', listing.description]) {
    // The price is also beside the button, for phones.
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
});

it('shows a picture and a paragraph that it has twice both times', async () => {
  const complaints = vi.spyOn(console, 'error');
  const [front = '', back = ''] = listing.images;
  await visit({ images: [front, back, front], description: 'Cotton.\nMade in Accra.\nCotton.' });
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(screen.getAllByText('Cotton.')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

it('contains the price as structured data', async () => {
  await visit();
  await screen.findByRole('heading', { level: 1 });
  const facts = JSON.parse(
    document.querySelector('[type="application/ld+json"]')?.textContent ?? '',
  ) as unknown;
  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Polo',
    offers: { price: '180.00', priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
  });
});

it.each(['reached', 'ordered', null] as const)('says whether it can be pre-ordered: %s', async (state) => {
  const run = state && { state, minimum: 10, paid: 12, closesAt: '2099-01-01T00:00:00Z', expectedOn: null };
  await visit({ run });
  await screen.findByRole('heading', { level: 1 });
  const availability = state === 'reached' ? 'PreOrder' : 'OutOfStock';
  expect(document.querySelector('[type="application/ld+json"]')).toHaveTextContent(
    `"availability":"https://schema.org/${availability}"`,
  );
});

it('says until when it can be pre-ordered, in Accra and for the reader', async () => {
  const run = { state: 'open', minimum: 10, paid: 2, closesAt: '2099-12-04T18:00:00Z', expectedOn: null };
  await openPage(stories, 'Success', {
    path,
    zone: 'America/New_York',
    api: { [`/api${path}`]: ok({ ...listing, run }) },
  });
  const deadline = await screen.findByText('Friday, December 4, 2099 at 6:00 pm');
  expect(deadline.closest('p')).toHaveTextContent('6:00 pm in Accra; 1:00 pm where you are.');
});

it('confirms a place on the waiting list, where the form was', async () => {
  const run = { state: 'ordered', minimum: 10, paid: 12, closesAt: '2026-01-01T00:00:00Z', expectedOn: null };
  const { user } = await openPage(stories, 'Success', {
    path,
    api: {
      [`/api${path}`]: ok({ ...listing, run }),
      [`POST /api${path}/waiting-list`]: ok({ isListed: true }),
    },
  });
  await user.type(await screen.findByLabelText('Email Address'), 'esi@example.com{Enter}');
  expect(await screen.findByText(messages.runs.waitingListed)).toHaveFocus();
});

it('pages through its pictures', async () => {
  const { user } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Next picture' }));
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
});

it('adds the chosen quantity to the cart', async () => {
  const { user } = await visit();
  const more = await screen.findByRole('button', { name: 'Increase' });
  await user.click(more);
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(keptCart()).toMatchObject([{ title: 'Polo', quantity: 3 }]);
  expect(await screen.findByText(messages.cart.added(3, 'Polo'))).toBeInTheDocument();
});

it('shows low stock, and does not sell a sold-out listing', async () => {
  const { unmount } = await visit({ stock: 3 });
  expect(await screen.findByText('Only 3 left')).toBeInTheDocument();
  unmount();
  await visit({ stock: 0 });
  expect(await screen.findByText('Sold out')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

it('adds at most the stock, and says why', async () => {
  const { user } = await visit({ stock: 84 });
  const ask = async (quantity: string) => {
    const field = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, quantity);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  };
  await ask('20');
  expect(screen.queryByText(/^Only/)).toBeNull();
  await ask('120');
  expect(keptCart()).toMatchObject([{ quantity: 84 }]);
  expect(await screen.findByText(messages.cart.added(64, 'Polo'))).toBeInTheDocument();
  expect(
    screen.getByText('Only 84 left: you asked for 120 and have 20 in your cart already.'),
  ).toBeInTheDocument();
  await ask('1');
  expect(keptCart()).toMatchObject([{ quantity: 84 }]);
  expect(
    await screen.findByText('Only 84 left: you asked for 1 and have 84 in your cart already.'),
  ).toBeInTheDocument();
});

it.each([
  ['is not there', refused(404, 'Listing not found', 'not-found'), messages.listings.notFound],
  ['is nothing', ok(null), messages.listings.none],
  ['could not be read', refused(503, messages.network), messages.network],
])('says when it %s, and links back to the shop', async (_what, reply, sentence) => {
  await openPage(stories, 'Success', { path, api: { [`/api${path}`]: reply } });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toBeInTheDocument();
});

it('leaves a listing for another one at once', async () => {
  const api = { [`/api${path}`]: ok(listing), '/api/shop/other': 'loading' as const };
  const { router } = await openPage(stories, 'Success', { path, api });
  await screen.findByRole('heading', { level: 1, name: 'Polo' });
  await act(async () => router.navigate('/shop/other'));
  expect((await screen.findAllByText(messages.listings.loadingOne)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Polo' })).toBeNull();
});

it('leaves what cannot be printed out of a text, such as the invisible part of an emoji', async () => {
  const shirt = makeShirt();
  const { user } = await visit({ ...shirt, id: listing.id });
  await user.click(await screen.findByRole('radio', { name: 'M' }));
  await user.click(screen.getByRole('radio', { name: 'White' }));
  await user.click(screen.getByLabelText('Name on the back (optional)'));
  await user.paste('KOFI \u2764\uFE0F\u2800\u00AD');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  const [line] = keptCart();
  expect(line?.options?.at(-1)).toMatchObject({ value: 'KOFI \u2764' });
  expect(problemOfChoice(shirt, line?.options)).toBeUndefined();
});

it('contains structured data of a listing with choices whose pre-order is closed', async () => {
  const { options, combinations } = makeShirt();
  await visit({ options, combinations, run: null });
  await screen.findByRole('heading', { level: 1 });
  const facts = document.querySelectorAll('[type="application/ld+json"]');
  expect([...facts].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('"@type":"AggregateOffer"'),
  ]);
});
