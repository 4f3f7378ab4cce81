// @vitest-environment jsdom
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { adminToken } from '#providers/providers.ts';
import { openPanel } from '#testing/openPanel.tsx';
import { listings } from '#testing/records/content.ts';

const listing = {
  ...listings[0],
  options: [{ kind: 'choice', name: 'Size', choices: ['S', 'M'] }],
  combinations: ['S', 'M'].map((size) => ({ choices: [size], stock: 3, difference: 0 })),
};

it('fills in the same stock with Enter, and does not save the listing', async () => {
  const saved: string[] = [];
  await openPanel({
    path: `/shop/edit/${listing.id}`,
    replies: {
      [`GET /api/shop/${listing.id}`]: { body: listing },
      [`PUT /api/shop/${listing.id}`]: ({ url }) => {
        saved.push(url);
        return { body: listing };
      },
    },
  });
  adminToken.keep('a.b.c');
  await userEvent.type(await screen.findByLabelText('The same stock for all'), '12{Enter}');
  await screen.findByRole('button', { name: 'Save Changes' });
  const stocks = screen.getAllByLabelText<HTMLInputElement>('Stock', { selector: '[name*="combinations"]' });
  expect(stocks.map(({ value }) => value)).toEqual(['12', '12']);
  expect(saved).toEqual([]);
});
