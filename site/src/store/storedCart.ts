import { maxCartLines, maxQuantity } from '@year-group/api-types/common/limits';
import { isCedis } from '@year-group/api-types/common/money';
import { parseText } from '#lib/storage.ts';
import type { CartLine } from './cartSlice.ts';

/** Increased when a stored line would be misread. Carts of another version are ignored. */
const version = 1;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The cart as text for the browser's storage. */
export function writeCart(lines: CartLine[], now: number): string {
  return JSON.stringify({ version, savedAt: now, lines });
}

/** The lines of a stored cart. None when it is missing, invalid, of another version or older than 30 days. */
export function readCart(text: string | null, now: number): CartLine[] {
  const stored = (parseText(text) ?? {}) as { version?: unknown; savedAt?: unknown; lines?: unknown };
  if (stored.version !== version || typeof stored.savedAt !== 'number' || !Array.isArray(stored.lines))
    return [];
  if (now - stored.savedAt > maxAgeMs) return [];
  return stored.lines.filter(isLine).slice(0, maxCartLines);
}

/** Visitors can change the storage, so it is validated like any other input. */
function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<keyof CartLine, unknown>;
  return (
    [line.id, line.title, line.category, line.imageUrl].every((text) => typeof text === 'string') &&
    isPrice(line.price) &&
    isWhole(line.quantity, 1, maxQuantity) &&
    (line.missing === undefined || typeof line.missing === 'string') &&
    (line.unfit === undefined || typeof line.unfit === 'boolean') &&
    (line.options === undefined || isChoice(line.options)) &&
    (line.formerPrice === undefined || isPrice(line.formerPrice)) &&
    (line.available === undefined || isWhole(line.available, 0, Number.MAX_SAFE_INTEGER))
  );
}

const isChoice = (options: unknown) =>
  Array.isArray(options) &&
  options.every(
    (each: { name?: unknown; value?: unknown } | null) =>
      typeof each?.name === 'string' && typeof each.value === 'string',
  );
const isPrice = (value: unknown) => typeof value === 'number' && isCedis(value);
const isWhole = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
