// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraft, hasTexts } from './draft.ts';

const isContent = (value: unknown) => hasTexts(value, ['name']);
const draft = createDraft('test', { maxAgeMs: 1000, isContent });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the draft until it is cleared', () => {
  expect(draft.read()).toBeUndefined();
  draft.write({ name: 'Kofi' });
  expect(draft.read()).toEqual({ name: 'Kofi' });
  draft.clear();
  expect(draft.read()).toBeUndefined();
});

it('ignores a draft that is too old', () => {
  vi.useFakeTimers();
  draft.write({ name: 'Kofi' });
  vi.advanceTimersByTime(1001);
  expect(draft.read()).toBeUndefined();
});

it.each(['nonsense', '{}', '{"savedAt":9e15,"content":{"name":7}}', 'null'])('ignores %s', (text) => {
  sessionStorage.setItem('test', text);
  expect(draft.read()).toBeUndefined();
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => draft.write({ name: 'Kofi' })).not.toThrow();
});
