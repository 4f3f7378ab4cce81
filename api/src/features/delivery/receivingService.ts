import { toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { OrderInput } from '@year-group/api-types/shop/order';
import { refusedField } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { eventPlace } from '../events/eventPlaceService.ts';
import { findEventToCome } from '../events/eventService.ts';
import type { DeliveryService } from './deliveryService.ts';
import { type DeliveryTerms, readTerms } from './deliveryTerms.ts';

/** Where an order is received, as a text that changes only with its event, and the cost. */
export interface Receiving {
  place: string;
  feePesewas: number;
  freeFromPesewas: number | null;
  /** By road; null when nothing is delivered. */
  distanceMetres: number | null;
}

type Asked = Pick<OrderInput, 'deliveryMethod' | 'receiveAt' | 'shippingAddress'>;

/** Finds out where an order is received; throws 409 for what is not offered, 422 without a price. */
export function createReceiving(services: Services, { quote }: Pick<DeliveryService, 'quote'>) {
  return async ({ deliveryMethod, receiveAt = '', shippingAddress = '' }: Asked): Promise<Receiving> => {
    if (deliveryMethod === 'Standard Delivery') {
      const { deliveryPesewas: feePesewas, ...quoted } = await quote(shippingAddress);
      return { ...quoted, place: shippingAddress, feePesewas };
    }
    const terms = await readTerms(services);
    const found =
      deliveryMethod === 'Pick-up'
        ? atPoint(terms, receiveAt)
        : terms.bringToEvents && (await atEvent(services, receiveAt));
    if (!found) throw refusedField('receiveAt', messages.checkout.placeGone, 409, 'conflict');
    return { ...found, freeFromPesewas: terms.freeFromPesewas, distanceMetres: null };
  };
}

type Place = Pick<Receiving, 'place' | 'feePesewas'>;

function atPoint({ pickUpPoints }: DeliveryTerms, wanted: string): Place | undefined {
  const point = pickUpPoints.find(({ name }) => name === wanted);
  if (!point) return undefined;
  const { name, address, times, fee } = point;
  return { place: `${name}, ${address}${times && ` (${times})`}`, feePesewas: toPesewas(fee) };
}

async function atEvent({ db }: Services, id: string): Promise<Place | undefined> {
  const event = await findEventToCome(db, id);
  if (!event) return undefined;
  return { place: eventPlace(event), feePesewas: 0 };
}
