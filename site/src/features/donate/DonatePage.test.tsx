// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paymentDetails } from '#content/payment.ts';
import { renderRoute } from '#testing/renderRoute.tsx';

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
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await renderRoute('/donate');
  expect(screen.getByText(value)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: named('Copy', name) })));
  expect(writeText).toHaveBeenCalledWith(value);
  expect(screen.getByRole('button', { name: named('Copied', name) })).toBeTruthy();
});

it('has its headings in order', async () => {
  await renderRoute('/donate');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Support the year group',
    'Payment Methods',
    'Mobile Money',
    'Bank Transfer',
  ]);
});
