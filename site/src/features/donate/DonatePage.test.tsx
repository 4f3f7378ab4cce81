// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paymentDetails } from '#content/payment.ts';
import { openPage } from '#testing/openPage.tsx';
import * as stories from './DonatePage.stories.tsx';

const { mobileMoney, bankTransfer } = paymentDetails;

// Without styles, jsdom joins the hidden words to the visible ones.
const named = (word: string, name: string) => new RegExp(`^${word} ?${name}$`);

it.each([
  ['dial code', mobileMoney.dialCode],
  ['merchant id', mobileMoney.merchantId],
  ['number', mobileMoney.number],
  ['bank name', bankTransfer.bankName],
  ['account name', bankTransfer.accountName],
  ['account number', bankTransfer.accountNumber],
])('copies the %s and announces it', async (name, value) => {
  const { user } = await openPage(stories, 'Default');
  expect(screen.getByText(value)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: named('Copy', name) }));
  expect(await navigator.clipboard.readText()).toBe(value);
  expect(screen.getByRole('button', { name: named('Copied', name) })).toBeInTheDocument();
});

it('has its headings in order', async () => {
  await openPage(stories, 'Default');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Support the year group',
    'Payment Methods',
    'Mobile Money',
    'Bank Transfer',
  ]);
});
