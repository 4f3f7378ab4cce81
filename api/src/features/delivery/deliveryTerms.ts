import { toPesewas } from '@year-group/api-types/common/money';
import type { GroupContent } from '@year-group/api-types/group/group';
import type { Services } from '#platform/services.ts';
import type { Point } from './distance.ts';

/** What deliveries cost and where they start, and how else orders are received. */
export interface DeliveryTerms extends Pick<GroupContent<'shop'>, 'pickUpPoints' | 'bringToEvents'> {
  origin: Point;
  basePesewas: number;
  perKmPesewas: number;
  /** Orders with goods of this amount and more have no fee; null for never. */
  freeFromPesewas: number | null;
}

/** The terms that the group has published; until then, those of the settings. */
export async function readTerms({ group, settings }: Services): Promise<DeliveryTerms> {
  const { content } = await group.section('shop');
  if (!content) {
    const { shopOrigin: origin, deliveryBase: basePesewas, deliveryPerKm: perKmPesewas } = settings;
    return {
      origin,
      basePesewas,
      perKmPesewas,
      freeFromPesewas: null,
      pickUpPoints: [],
      bringToEvents: false,
    };
  }
  const { origin, baseFee, feePerKm, freeFrom, pickUpPoints, bringToEvents } = content;
  return {
    origin,
    pickUpPoints,
    bringToEvents,
    basePesewas: toPesewas(baseFee),
    perKmPesewas: toPesewas(feePerKm),
    freeFromPesewas: freeFrom === null ? null : toPesewas(freeFrom),
  };
}
