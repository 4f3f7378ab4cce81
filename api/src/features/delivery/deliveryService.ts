import { messages } from '@year-group/api-types/messages';
import { eq, sql } from 'drizzle-orm';
import { deliveryQuotes } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { deliveryFee, estimateRoadMetres } from './distance.ts';
import { findPlace } from './gazetteer/findPlace.ts';
import { suggestPlaces } from './gazetteer/suggestPlaces.ts';
import { hasForeignLetters, wordsOf } from './gazetteer/wordsOf.ts';
import { createGoogleMaps } from './googleMaps.ts';

/** Cost in pesewas, metres by road, and whether the distance is an estimate. */
export type Quote = Pick<
  typeof deliveryQuotes.$inferSelect,
  'deliveryPesewas' | 'distanceMetres' | 'estimated'
>;

/** A quote is valid this long; after that the fee may have changed. */
const quoteLifetime = sql`now() - interval '24 hours'`;

const addressUnknown = () => new HttpError(422, 'address-unknown', messages.checkout.deliveryFailed);

/**
 * Quotes deliveries and suggests addresses: with Google when a key is set and it answers, else with
 * the built-in gazetteer.
 */
export function createDeliveryService(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  google = settings.googleMapsApiKey ? createGoogleMaps(settings.googleMapsApiKey) : undefined,
) {
  async function measure(address: string): Promise<{ metres: number; estimated: boolean }> {
    const metres = await google?.roadMetres(settings.shopOrigin, address).catch(() => undefined);
    if (metres !== undefined) return { metres, estimated: false };
    const place = findPlace(address, settings.shopOrigin);
    if (!place) throw addressUnknown();
    return { metres: estimateRoadMetres(settings.shopOrigin, place), estimated: true };
  }

  return {
    /**
     * The quote for an address, stored so that the order can be checked against it; throws 422 for
     * an unknown place and for lookalike letters of another alphabet, which could hide the place
     * that is priced.
     */
    async quote(address: string): Promise<Quote> {
      if (hasForeignLetters(address)) throw addressUnknown();
      const key = wordsOf(address).join(' ');
      const [stored] = await db
        .select()
        .from(deliveryQuotes)
        .where(sql`${eq(deliveryQuotes.address, key)} and ${deliveryQuotes.createdAt} > ${quoteLifetime}`);
      if (stored) return stored;
      const { metres, estimated } = await measure(address);
      const quote = {
        deliveryPesewas: deliveryFee(metres, settings.deliveryBase, settings.deliveryPerKm),
        distanceMetres: metres,
        estimated,
      };
      await db
        .insert(deliveryQuotes)
        .values({ address: key, ...quote })
        .onConflictDoUpdate({ target: deliveryQuotes.address, set: { ...quote, createdAt: sql`now()` } });
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
