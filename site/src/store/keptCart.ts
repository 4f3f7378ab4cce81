import { largestQuantity, mostCartLines } from '@year-group/api-types/limits';
import type { CartLine } from './cartSlice.ts';

/** Raised when the form of a kept line changes; carts of another version are left aside. */
const version = 1;
const longestAge = 30 * 24 * 60 * 60 * 1000;

/** The cart as text for the browser's storage. */
export function writeCart(lines: CartLine[], now: number): string {
  return JSON.stringify({ version, savedAt: now, lines });
}

/** The lines of a kept cart; none when it is missing, damaged, of another version or older than 30 days. */
export function readCart(text: string | null, now: number): CartLine[] {
  try {
    const kept = JSON.parse(text ?? '') as { version?: unknown; savedAt?: unknown; lines?: unknown };
    if (kept.version !== version || typeof kept.savedAt !== 'number' || !Array.isArray(kept.lines)) return [];
    if (now - kept.savedAt > longestAge) return [];
    return kept.lines.filter(isLine).slice(0, mostCartLines);
  } catch {
    return [];
  }
}

/** Storage is in the visitor's hands, so what comes out of it is checked like any other input. */
function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, category, imageUrl, price, quantity } = value as Record<keyof CartLine, unknown>;
  return (
    [id, title, category, imageUrl].every((text) => typeof text === 'string') &&
    typeof price === 'number' &&
    price >= 0 &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= largestQuantity
  );
}
