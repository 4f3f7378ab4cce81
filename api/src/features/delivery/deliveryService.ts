import { messages } from '@year-group/api-types/messages';
import { eq, sql } from 'drizzle-orm';
import { deliveryQuotes } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { readTerms } from './deliveryTerms.ts';
import { deliveryFee, estimateRoadMetres, type Point } from './distance.ts';
import { findPlace } from './gazetteer/findPlace.ts';
import { suggestPlaces } from './gazetteer/suggestPlaces.ts';
import { hasForeignLetters, wordsOf } from './gazetteer/wordsOf.ts';
import { createGoogleMaps } from './googleMaps.ts';

/** Metres by road, and whether they are an estimate. */
type Distance = Pick<typeof deliveryQuotes.$inferSelect, 'distanceMetres' | 'estimated'>;

export interface Quote extends Distance {
  deliveryPesewas: number;
  /** Goods of this amount and more are delivered free; null for never. */
  freeFromPesewas: number | null;
}

/** A measured distance is cached this long. */
const quoteLifetime = sql`now() - interval '24 hours'`;

const addressUnknown = () => new HttpError(422, 'address-unknown', messages.checkout.deliveryFailed);

/** Quotes deliveries and suggests addresses: with Google while it answers, else with the gazetteer. */
export function createDeliveryService(
  services: Services,
  google = services.settings.googleMapsApiKey
    ? createGoogleMaps(services.settings.googleMapsApiKey)
    : undefined,
) {
  const { db } = services;

  async function measure(from: Point, address: string): Promise<Distance> {
    const measured = await google?.roadMetres(from, address).catch(() => undefined);
    if (measured !== undefined) return { distanceMetres: measured, estimated: false };
    const place = findPlace(address, from);
    if (!place) throw addressUnknown();
    return { distanceMetres: estimateRoadMetres(from, place), estimated: true };
  }

  return {
    /** The quote for an address; throws 422 for an unknown place, or letters that could hide one. */
    async quote(address: string): Promise<Quote> {
      if (hasForeignLetters(address)) throw addressUnknown();
      const { origin, basePesewas, perKmPesewas, freeFromPesewas } = await readTerms(services);
      // Distances from another place are not those of this one. The fee is calculated each time, so
      // a stored quote is not used after a change of the fees.
      const key = `${origin.lat},${origin.lng} ${wordsOf(address).join(' ')}`;
      const priced = (distance: Distance): Quote => ({
        ...distance,
        deliveryPesewas: deliveryFee(distance.distanceMetres, basePesewas, perKmPesewas),
        freeFromPesewas,
      });
      const [stored] = await db
        .select({ distanceMetres: deliveryQuotes.distanceMetres, estimated: deliveryQuotes.estimated })
        .from(deliveryQuotes)
        .where(sql`${eq(deliveryQuotes.address, key)} and ${deliveryQuotes.createdAt} > ${quoteLifetime}`);
      if (stored) return priced(stored);
      const quote = priced(await measure(origin, address));
      const { freeFromPesewas: _notStored, ...row } = quote;
      await db
        .insert(deliveryQuotes)
        .values({ address: key, ...row })
        .onConflictDoUpdate({ target: deliveryQuotes.address, set: { ...row, createdAt: sql`now()` } });
      // An address is personal data: it is deleted when its quote expires.
      await db.delete(deliveryQuotes).where(sql`${deliveryQuotes.createdAt} <= ${quoteLifetime}`);
      return quote;
    },

    /** Addresses in Ghana that start with the input, at most six. */
    async suggest(input: string, sessionToken?: string): Promise<string[]> {
      const own = () => suggestPlaces(input).map(({ label }) => label);
      return google ? google.suggest(input, sessionToken).catch(own) : own();
    },
  };
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;
