// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from './checkoutState.ts';
import { clearKey, keyFor } from './orderKey.ts';
import { readDraft, writeDraft } from './storedDraft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('restores what was typed', () => {
  const draft = {
    details: { ...emptyDraft.details, customerName: 'Ama' },
    receiving: { deliveryMethod: 'Pick-up', receiveAt: 'The gate' } as const,
    quote: { deliveryCost: 20, distance: 4, estimated: true },
  };
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"receiving":{"deliveryMethod":"Pick-up"}}',
  '{"details":{"customerName":7},"quote":{"deliveryCost":"free"}}',
])('reads %j as empty', (text) => {
  sessionStorage.setItem('checkout', text);
  expect(readDraft()).toEqual(emptyDraft);
});

it('keeps the key of an order until the order changes or its payment starts', async () => {
  const first = await keyFor({ cart: [1] });
  expect(await keyFor({ cart: [1] })).toBe(first);
  const second = await keyFor({ cart: [1, 2] });
  expect(second).not.toBe(first);
  await clearKey();
  expect(await keyFor({ cart: [1, 2] })).not.toBe(second);
});

it('keeps the key where storage is forbidden', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(await keyFor({ cart: [3] })).toBe(await keyFor({ cart: [3] }));
});
