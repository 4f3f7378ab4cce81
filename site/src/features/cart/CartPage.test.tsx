// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import type { CartLine } from '#store/cartSlice.ts';
import { keptCart, openPage } from '#testing/openPage.tsx';
import { ok, refused } from '#testing/replies.ts';
import { lineOf } from '#testing/storyShop.ts';
import * as stories from './CartPage.stories.tsx';

const mug = makeListing({ title: 'Mug', price: 45.1 });
const polo = makeListing({ title: 'Polo', price: 180 });

const visit = (cart: CartLine[], shop: unknown = [mug, polo]) =>
  openPage(stories, 'Success', { cart, api: { '/api/shop': ok(shop) } });
const total = () => screen.getByRole('region', { name: 'Total' });

it('shows lines and their total to the pesewa', async () => {
  await visit([lineOf(mug, 3), lineOf(polo)]);
  expect(await screen.findByText('GH₵135.30')).toBeInTheDocument();
  expect(total()).toHaveTextContent('GH₵315.30');
});

it('changes quantities, removes the line at zero, and restores it', async () => {
  const { user } = await visit([lineOf(mug), lineOf(polo)]);
  const group = within(await screen.findByRole('group', { name: 'Quantity of Mug' }));
  await user.click(group.getByRole('button', { name: 'Increase' }));
  expect(group.getByText('2')).toBeInTheDocument();
  await user.click(group.getByRole('button', { name: 'Decrease' }));
  await user.click(group.getByRole('button', { name: /Decrease/ }));
  expect(screen.queryByRole('heading', { name: 'Mug' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(keptCart()).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('removes a line, and clears the cart', async () => {
  const { user } = await visit([lineOf(mug, 7), lineOf(polo)]);
  await user.click(await screen.findByRole('button', { name: 'Remove Mug' }));
  expect(total()).toHaveTextContent('GH₵180.00');
  await user.click(screen.getByRole('button', { name: 'Clear cart' }));
  expect(screen.getByText(messages.cart.empty)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Polo' })).toBeInTheDocument();
});

it('shows the shop’s new price until the visitor continues', async () => {
  const { user } = await visit([lineOf(mug, 1, { price: 40 })]);
  expect(await screen.findByText(/changed from GH₵40.00 to GH₵45.10/)).toBeInTheDocument();
  expect(total()).toHaveTextContent('GH₵45.10');
  await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(keptCart()[0]).not.toHaveProperty('formerPrice');
});

it('disables the checkout while a line is unavailable', async () => {
  const { user } = await visit([lineOf(mug), lineOf(polo, 3)], [{ ...polo, stock: 2 }]);
  expect(await screen.findByText(/No longer available/)).toBeInTheDocument();
  expect(screen.getByText(/Only 2 left/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove Mug' }));
  await user.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeInTheDocument();
});

it('shows low stock, and why nothing can be added', async () => {
  const { user } = await visit(
    [lineOf(mug), lineOf(polo, 84)],
    [
      { ...mug, stock: 3 },
      { ...polo, stock: 84 },
    ],
  );
  expect(await screen.findByText('Only 3 left')).toBeInTheDocument();
  expect(screen.getByText('Only 84 left')).toBeInTheDocument();
  const group = within(screen.getByRole('group', { name: 'Quantity of Polo' }));
  const increase = group.getByRole('button', { name: 'Increase' });
  expect(increase).toHaveAttribute('aria-disabled', 'true');
  // It keeps the focus, which a disabled button would lose.
  await user.click(increase);
  expect(increase).toHaveFocus();
  expect(group.getByText('84')).toBeInTheDocument();
});

it('still shows the cart when the shop does not answer', async () => {
  await openPage(stories, 'Success', { cart: [lineOf(mug)], api: { '/api/shop': refused(503, 'Not now.') } });
  expect(await screen.findByText(/could not be asked/)).toBeInTheDocument();
  expect(total()).toHaveTextContent('GH₵45.10');
});

it('has no footer', async () => {
  await openPage(stories, 'Empty');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
