import { toPesewas } from '@year-group/api-types/money';
import type { Services } from '#platform/services.ts';
import type { Point } from './distance.ts';

/** What deliveries cost and where they start. */
export interface DeliveryTerms {
  origin: Point;
  basePesewas: number;
  perKmPesewas: number;
  /** Goods of this amount and more are delivered free; null for never. */
  freeFromPesewas: number | null;
}

/** The terms that the group has published; until then, those of the settings. */
export function createDeliveryTerms({ group, settings }: Pick<Services, 'group' | 'settings'>) {
  return async function readTerms(): Promise<DeliveryTerms> {
    const { content } = await group.section('shop');
    if (!content) {
      const { shopOrigin: origin, deliveryBase, deliveryPerKm } = settings;
      return { origin, basePesewas: deliveryBase, perKmPesewas: deliveryPerKm, freeFromPesewas: null };
    }
    const { origin, baseFee, feePerKm, freeFrom } = content;
    return {
      origin,
      basePesewas: toPesewas(baseFee),
      perKmPesewas: toPesewas(feePerKm),
      freeFromPesewas: freeFrom === null ? null : toPesewas(freeFrom),
    };
  };
}
