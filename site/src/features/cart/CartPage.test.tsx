// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { selectCartCount } from '#store/cartSlice.ts';
import { storageKeys } from '#store/persistence.ts';
import { writeCart } from '#store/storedCart.ts';
import { ok, refused, renderRoute } from '#testing/renderRoute.tsx';

const mug = makeListing({ title: 'Mug', price: 45.1 });
const polo = makeListing({ title: 'Polo', price: 180 });
const lineOf = ({ id, title, category, imageUrl, price } = mug, quantity = 1) => ({
  id,
  title,
  category,
  imageUrl,
  price,
  quantity,
});

function keepCart(...lines: ReturnType<typeof lineOf>[]) {
  localStorage.setItem(storageKeys.cart, writeCart(lines, Date.now()));
}
const visit = (shop: unknown = [mug, polo]) => renderRoute('/cart', { api: { '/api/shop': ok(shop) } });
const total = () => within(screen.getByRole('region', { name: 'Total' })).getByText(/GH₵/).textContent;

it('shows an empty cart with a link to the shop', async () => {
  await visit();
  expect(await screen.findByText(messages.cart.empty)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
});

it('shows lines and their total to the pesewa', async () => {
  keepCart(lineOf(mug, 3), lineOf(polo));
  await visit();
  expect(await screen.findByText('GH₵135.30')).toBeTruthy();
  expect(total()).toBe('GH₵315.30');
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout');
});

it('changes quantities, removes the line at zero, and restores it', async () => {
  keepCart(lineOf(mug), lineOf(polo));
  const { store } = await visit();
  const group = within(await screen.findByRole('group', { name: 'Quantity of Mug' }));
  fireEvent.click(group.getByRole('button', { name: 'Increase' }));
  expect(group.getByText('2')).toBeTruthy();
  fireEvent.click(group.getByRole('button', { name: 'Decrease' }));
  fireEvent.click(group.getByRole('button', { name: /Decrease/ }));
  expect(screen.queryByRole('heading', { name: 'Mug' })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(selectCartCount(store.getState())).toBe(2);
});

it('removes a line, and clears the cart', async () => {
  keepCart(lineOf(mug, 7), lineOf(polo));
  await visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Mug' }));
  expect(total()).toBe('GH₵180.00');
  fireEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
  expect(screen.getByText(messages.cart.empty)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Polo' })).toBeTruthy();
});

it('shows the shop’s new price until the visitor continues', async () => {
  keepCart({ ...lineOf(mug), price: 40 });
  const { store } = await visit();
  expect(await screen.findByText(/changed from GH₵40.00 to GH₵45.10/)).toBeTruthy();
  expect(total()).toBe('GH₵45.10');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Proceed to Checkout' })));
  expect(store.getState().cart.lines[0]).not.toHaveProperty('formerPrice');
});

it('disables the checkout while a line is unavailable', async () => {
  keepCart(lineOf(mug), lineOf(polo, 3));
  await visit([{ ...polo, stock: 2 }]);
  expect(await screen.findByText(/No longer available/)).toBeTruthy();
  expect(screen.getByText(/Only 2 left/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Mug' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy();
});

it('shows low stock, and why no more can be added', async () => {
  keepCart(lineOf(mug), lineOf(polo, 84));
  await visit([
    { ...mug, stock: 3 },
    { ...polo, stock: 84 },
  ]);
  expect(await screen.findByText('Only 3 left')).toBeTruthy();
  expect(screen.getByText('Only 84 left')).toBeTruthy();
  const group = within(screen.getByRole('group', { name: 'Quantity of Polo' }));
  expect(group.getByRole('button', { name: 'Increase' })).toHaveProperty('disabled', true);
});

it('still shows the cart when the shop does not answer', async () => {
  keepCart(lineOf(mug));
  await renderRoute('/cart', { api: { '/api/shop': refused(503, 'Not now.') } });
  expect(await screen.findByText(/could not be asked/)).toBeTruthy();
  expect(total()).toBe('GH₵45.10');
});

it('has no footer', async () => {
  await visit();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
