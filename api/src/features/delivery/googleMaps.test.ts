import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { createDeliveryService } from './deliveryService.ts';
import { createGoogleMaps } from './googleMaps.ts';

interface GoogleRequest {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** The next answers of the fake Google server; `silence` never answers. */
let answer: { status: number; body: string } | 'silence';
let requests: GoogleRequest[] = [];
async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  requests.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
  if (answer !== 'silence') reply.writeHead(answer.status).end(answer.body);
}
const google = createServer((request, reply) => void serve(request, reply));
const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

let test: TestApp;
let delivery: ReturnType<typeof createDeliveryService>;

beforeAll(async () => {
  test = await startTestApp();
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const maps = createGoogleMaps('maps-key', { routes: `${url}/routes`, places: `${url}/places` }, 200);
  delivery = createDeliveryService(test.services, maps);
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  google.closeAllConnections();
  google.close();
  await test.close();
});

describe('a delivery', () => {
  it('costs what the road distance costs, from the shop to the address, in Ghana', async () => {
    says({ routes: [{ distanceMeters: 12_500 }] });
    // GH₵ 15 and 12.5 km at GH₵ 1.20.
    expect(await delivery.quote('4 Volta Street, Airport')).toMatchObject({
      deliveryPesewas: 3000,
      distanceMetres: 12_500,
      estimated: false,
    });
    const [{ url, headers, body } = {} as GoogleRequest] = requests;
    expect(url).toBe('/routes');
    expect(headers).toMatchObject({
      'x-goog-api-key': 'maps-key',
      'x-goog-fieldmask': 'routes.distanceMeters',
    });
    expect(body).toMatchObject({
      origin: {
        location: {
          latLng: {
            latitude: test.services.settings.shopOrigin.lat,
            longitude: test.services.settings.shopOrigin.lng,
          },
        },
      },
      destination: { address: '4 Volta Street, Airport' },
      regionCode: 'gh',
    });
  });

  it.each([
    ['refuses the key', () => says({ error: { code: 403 } }, 403)],
    ['is down', () => says('Bad gateway', 502)],
    ['finds no way', () => says({})],
    ['sends a page instead of JSON', () => says('<h1>Hello</h1>')],
    [
      'never answers',
      () => {
        answer = 'silence';
      },
    ],
  ])('is estimated when Google %s', async (why, so) => {
    so();
    const quote = await delivery.quote(`${why}, East Legon, Accra`);
    expect(quote.estimated).toBe(true);
    expect(quote.deliveryPesewas).toBeGreaterThan(1500);
  });

  it('to a place unknown to both Google and the gazetteer is refused', async () => {
    says({});
    await expect(delivery.quote('Xyzzy')).rejects.toMatchObject({ statusCode: 422, code: 'address-unknown' });
  });
});

describe('suggestions', () => {
  it('are Google’s, limited to Ghana, with one token for the whole search', async () => {
    says({
      suggestions: [
        { placePrediction: { text: { text: 'Osu Castle, Accra, Ghana' } } },
        { queryPrediction: { text: { text: 'osu food' } } },
      ],
    });
    expect(await delivery.suggest('osu', 'one-search')).toEqual(['Osu Castle, Accra, Ghana']);
    expect(requests).toMatchObject([
      {
        url: '/places',
        headers: { 'x-goog-fieldmask': 'suggestions.placePrediction.text.text' },
        body: { input: 'osu', includedRegionCodes: ['gh'], sessionToken: 'one-search' },
      },
    ]);
  });

  it('come from the gazetteer when Google refuses', async () => {
    says({}, 429);
    expect((await delivery.suggest('Leg'))[0]).toContain('Legon');
  });
});
