import type { Point } from './distance.ts';

const routesUrl = 'https://routes.googleapis.com/directions/v2:computeRoutes';
const placesUrl = 'https://places.googleapis.com/v1/places:autocomplete';
/** How long to wait for Google before the gazetteer is used, in ms. */
const defaultTimeoutMs = 4000;

interface RoutesReply {
  routes?: { distanceMeters?: number }[];
}

interface PlacesReply {
  suggestions?: { placePrediction?: { text?: { text?: string } } }[];
}

/** Google's Routes and Places services; both throw when Google is slow or refuses: then the gazetteer is used. */
export function createGoogleMaps(
  key: string,
  urls = { routes: routesUrl, places: placesUrl },
  timeoutMs = defaultTimeoutMs,
) {
  async function post<Reply>(url: string, fields: string, body: unknown): Promise<Reply> {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`The maps service answered ${reply.status}.`);
    return (await reply.json()) as Reply;
  }

  return {
    /** Metres by road; undefined when the address cannot be reached or is unknown. */
    async roadMetres(from: Point, address: string): Promise<number | undefined> {
      const origin = { location: { latLng: { latitude: from.lat, longitude: from.lng } } };
      const { routes } = await post<RoutesReply>(urls.routes, 'routes.distanceMeters', {
        origin,
        destination: { address },
        travelMode: 'DRIVE',
        regionCode: 'gh',
      });
      return routes?.[0]?.distanceMeters;
    },
    /** Addresses in Ghana that start with the input; the session token bills one search once. */
    async suggest(input: string, sessionToken: string | undefined): Promise<string[]> {
      const { suggestions } = await post<PlacesReply>(urls.places, 'suggestions.placePrediction.text.text', {
        input,
        includedRegionCodes: ['gh'],
        ...(sessionToken && { sessionToken }),
      });
      return (suggestions ?? []).flatMap(({ placePrediction }) => placePrediction?.text?.text ?? []);
    },
  };
}
