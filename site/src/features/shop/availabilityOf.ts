import type { Listing } from '@year-group/api-types/listing';
import { allows } from '@year-group/api-types/runStates';

/** Whether a listing, or one choice of it with this stock, can be bought, as schema.org names it. */
export function availabilityOf({ run }: Pick<Listing, 'run'>, stock: number | null): string {
  const isSold = stock !== 0 && (!run || allows(run.state, 'join'));
  return `https://schema.org/${isSold ? (run ? 'PreOrder' : 'InStock') : 'OutOfStock'}`;
}
