// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { selectCartLines } from '#store/cartSlice.ts';
import { ok, refused, renderRoute } from '#testing/renderRoute.tsx';

// jsdom has no media queries, which the gallery uses.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const listing = makeListing({
  title: 'Polo',
  images: ['/uploads/a-1200x1200-e3a82b.webp', '/uploads/b-1200x1200-e3a82b.webp'],
});
const path = `/shop/${listing.id}`;
const apiOf = (changes = {}) => ({ [`/api${path}`]: ok({ ...listing, ...changes }) });

it('shows a loading state, then the listing', async () => {
  await renderRoute(path, { api: apiOf() });
  expect(screen.getAllByText(messages.listings.loadingOne).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { level: 1, name: 'Polo' })).toBeTruthy();
  for (const text of ['Apparel', 'GH₵180.00', 'New', 'September 12, 2026', listing.description]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'Back to Shop' }).getAttribute('href')).toBe('/shop');
});

it('contains the price as structured data', async () => {
  await renderRoute(path, { api: apiOf() });
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

it('pages through its pictures', async () => {
  await renderRoute(path, { api: apiOf() });
  fireEvent.click(await screen.findByRole('button', { name: 'Next picture' }));
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

it('adds the chosen quantity to the cart', async () => {
  const { store } = await renderRoute(path, { api: apiOf() });
  const more = await screen.findByRole('button', { name: 'Increase' });
  fireEvent.click(more);
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(selectCartLines(store.getState())).toMatchObject([{ title: 'Polo', quantity: 3 }]);
  expect(await screen.findByText(messages.cart.added(3, 'Polo'))).toBeTruthy();
});

it('shows low stock, and does not sell a sold-out listing', async () => {
  const { unmount } = await renderRoute(path, { api: apiOf({ stock: 3 }) });
  expect(await screen.findByText('Only 3 left')).toBeTruthy();
  unmount();
  await renderRoute(path, { api: apiOf({ stock: 0 }) });
  expect(await screen.findByText('Sold out')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true);
});

it('adds at most the stock, and says why', async () => {
  const { store } = await renderRoute(path, { api: apiOf({ stock: 84 }) });
  const ask = async (quantity: string) => {
    const field = await screen.findByRole('textbox', { name: 'Quantity' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: quantity } });
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  };
  await ask('20');
  expect(screen.queryByText(/^Only/)).toBeNull();
  await ask('120');
  expect(selectCartLines(store.getState())).toMatchObject([{ quantity: 84 }]);
  expect(await screen.findByText(messages.cart.added(64, 'Polo'))).toBeTruthy();
  expect(screen.getByText('Only 84 left: you asked for 120 and have 20 in your cart already.')).toBeTruthy();
  await ask('1');
  expect(selectCartLines(store.getState())).toMatchObject([{ quantity: 84 }]);
  expect(
    await screen.findByText('Only 84 left: you asked for 1 and have 84 in your cart already.'),
  ).toBeTruthy();
});

it.each([
  ['is not there', refused(404, 'Listing not found', 'not-found'), messages.listings.notFound],
  ['is nothing', ok(null), messages.listings.none],
  ['could not be read', refused(503, messages.network), messages.network],
])('says when it %s, and links back to the shop', async (_what, reply, sentence) => {
  await renderRoute(path, { api: { [`/api${path}`]: reply } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toBeTruthy();
});
