// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { keptCart, openPage } from '#testing/openPage.tsx';
import { ok } from '#testing/replies.ts';
import * as stories from './ShopPage.stories.tsx';

const mug = makeListing({ title: 'Mug', category: 'Souvenirs', price: 45.5, description: 'Holds tea' });
const polo = makeListing({ title: 'Polo', category: 'Apparel', price: 180, stock: 0 });
const book = makeListing({ title: 'Book', category: 'Books', price: 9.9, stock: 2 });
const api = { '/api/shop': ok([mug, polo, book]) };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows a loading state, then everything, newest first', async () => {
  await openPage(stories, 'Success', { path: '/shop', api });
  expect(screen.getAllByText(messages.listings.loading).length).toBeGreaterThan(0);
  await screen.findByText('3 items');
  expect(titles()).toEqual(['Mug', 'Polo', 'Book']);
});

it('applies the filters of the address, and shows the count', async () => {
  await openPage(stories, 'Success', { path: '/shop?category=souvenirs&q=tea', api });
  expect(await screen.findByText('1 item')).toBeInTheDocument();
  expect(titles()).toEqual(['Mug']);
  expect(screen.getByRole('link', { name: 'Souvenirs' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByPlaceholderText('Search the shop...')).toHaveProperty('value', 'tea');
});

it('names the address of a category for search engines in the form of its link', async () => {
  const drinks = makeListing({ category: 'Food & Drink' });
  await openPage(stories, 'Success', {
    path: '/shop?category=food+%26+drink',
    api: { '/api/shop': ok([drinks]) },
  });
  await screen.findByText('1 item');
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href');
  expect(address).toMatch(/\/shop\?category=food\+%26\+drink$/);
});

it('sorts by price and writes that into the address, so that Back returns', async () => {
  const { router, user } = await openPage(stories, 'Success', { path: '/shop', api });
  await screen.findByText('3 items');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price-asc');
  await waitFor(() => expect(titles()).toEqual(['Book', 'Mug', 'Polo']));
  expect(router.state.location.search).toBe('?sort=price-asc');
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(titles()).toEqual(['Mug', 'Polo', 'Book']));
});

it('stays as it is when a category is opened in another tab', async () => {
  const { router, user } = await openPage(stories, 'Success', { path: '/shop', api });
  await screen.findByText('3 items');
  // What the browser would do with it: here there is no other tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Books' }));
  await user.keyboard('{/Control}');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price-asc');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price-asc'));
});

it('searches when typing stops', async () => {
  const { router, user } = await openPage(stories, 'Success', { path: '/shop', api });
  await screen.findByText('3 items');
  await user.type(screen.getByPlaceholderText('Search the shop...'), 'polo');
  expect(titles()).toHaveLength(3);
  expect(await screen.findByText('1 item', {}, { timeout: 2000 })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=polo');
});

it('says when nothing was found, and offers to clear the filters', async () => {
  const { user } = await openPage(stories, 'Success', { path: '/shop?q=zzz', api });
  const sentence = await screen.findByText(messages.listings.empty);
  expect(sentence.closest('[role=status]')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(await screen.findByText('3 items')).toHaveFocus();
});

it('says that it could not search where it could not, and searches again', async () => {
  const { user } = await openPage(stories, 'Success', {
    path: '/shop?q=milk',
    api: { '/api/shop': [ok([mug]), 'error', ok([{ ...mug, description: 'Holds milk' }])] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.listings.fetchFailed);
  expect(screen.queryByText(messages.listings.empty)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 item')).toBeInTheDocument();
});

it('adds one to the cart and shows a toast', async () => {
  const { user } = await openPage(stories, 'Success', { path: '/shop', api });
  await screen.findByText('3 items');
  const [first] = screen.getAllByRole('button', { name: 'Add to Cart' });
  if (first) await user.click(first);
  expect(keptCart()).toMatchObject([{ title: 'Mug', price: 45.5, quantity: 1 }]);
  expect(await screen.findByText(messages.cart.added(1, 'Mug'))).toBeInTheDocument();
});

it('adds at most the stock, and nothing that is sold out', async () => {
  const { user } = await openPage(stories, 'Success', { path: '/shop?sort=price-asc', api });
  await screen.findByText('3 items');
  const buttons = screen.getAllByRole('button', { name: 'Add to Cart' });
  expect(buttons).toHaveLength(2);
  expect(screen.getByText(/Only 2 left/)).toBeInTheDocument();
  expect(screen.getByText(/Sold out/)).toBeInTheDocument();
  for (let clicks = 0; clicks < 4; clicks += 1) if (buttons[0]) await user.click(buttons[0]);
  expect(keptCart()).toMatchObject([{ title: 'Book', quantity: 2 }]);
  expect(await screen.findAllByText(/^Only 2 left: you asked for 1 and have 2/)).not.toHaveLength(0);
});

it('offers to try again when the shop could not be read', async () => {
  const { user } = await openPage(stories, 'Success', { api: { '/api/shop': ['error', ok([mug])] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.listings.fetchFailed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 item')).toBeInTheDocument();
});
