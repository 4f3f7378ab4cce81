import { formatMoment } from '@year-group/api-types/common/dates';
import { type DeliveryMethod, deliveryMethod } from '@year-group/api-types/common/lists';
import type { GroupContent } from '@year-group/api-types/group/group';
import type { EventToCome } from '#store/api/eventsApi.ts';
import { deliveryCostOf } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';

/** How the order is received: by delivery, at a pick-up point (its name) or an event (its id). */
export interface Receiving {
  deliveryMethod: DeliveryMethod;
  receiveAt?: string;
}

/** A way to receive the order that the group offers. */
export interface Way {
  receiving: Receiving;
  title: string;
  detail: string;
  /** In GH₵; of a delivery the address decides. */
  cost?: number;
}

type Terms = Pick<GroupContent<'shop'>, 'freeFrom' | 'pickUpPoints' | 'bringToEvents'>;

/** Delivery, the pick-up points in the group's order, the next events if orders come there. */
export function waysToReceive(
  lines: readonly CartLine[],
  { pickUpPoints, bringToEvents, freeFrom }: Terms,
  events: readonly EventToCome[],
): Way[] {
  return [
    {
      receiving: { deliveryMethod },
      title: 'Standard Delivery',
      detail: 'To your address in Ghana. The distance decides what it costs.',
    },
    ...pickUpPoints.map(
      ({ name, address, times, fee }): Way => ({
        receiving: { deliveryMethod: 'Pick-up', receiveAt: name },
        title: `Pick up at ${name}`,
        detail: times ? `${address}. ${times}` : address,
        cost: deliveryCostOf(lines, fee, freeFrom),
      }),
    ),
    ...(bringToEvents ? events : []).map(
      ({ id, title, location, startsAt }): Way => ({
        receiving: { deliveryMethod: 'At an event', receiveAt: id },
        title: `Collect at ${title}`,
        detail: `${formatMoment(startsAt)}, ${location}`,
        cost: 0,
      }),
    ),
  ];
}

/** Whether both are the same way and place. */
export const isSameReceiving = (one: Receiving, other: Receiving): boolean =>
  one.deliveryMethod === other.deliveryMethod && one.receiveAt === other.receiveAt;
