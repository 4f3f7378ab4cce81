import { beforeAll, expect, it } from 'vitest';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const friend = 'https://www.yeargroup.example';

const api = useTestApp({ registrationApiKey: 'the form of 2015', corsOrigins: [friend] });
let origin: string;
beforeAll(async () => {
  origin = await api.listen();
});

it('sends everyone the key that the server expects from the register form', async () => {
  const reply = await rawRequest(origin, '/api/site-settings');
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.body.toString())).toMatchObject({ registrationKey: 'the form of 2015' });
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('answers 304 to a current copy', async () => {
  const { headers } = await rawRequest(origin, '/api/site-settings');
  const again = await rawRequest(origin, '/api/site-settings', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(304);
});

it('can be read by a site that is served from another origin', async () => {
  const reply = await rawRequest(origin, '/api/site-settings', { headers: { origin: friend } });
  expect(reply.status).toBe(200);
  expect(reply.headers['access-control-allow-origin']).toBe(friend);
});

it('says what a registration awaits and what it hides', async () => {
  const open = await api.as.visitor('GET', '/api/site-settings');
  expect(open.json()).toMatchObject({ contactHiddenByDefault: false, registrationAwaits: [] });
  const live = await api.startAnother({
    contactHiddenByDefault: true,
    memberVerification: 'code',
    memberAdmission: 'approve',
  });
  try {
    expect((await live.as.visitor('GET', '/api/site-settings')).json()).toMatchObject({
      contactHiddenByDefault: true,
      registrationAwaits: ['email-proof', 'admission'],
    });
  } finally {
    await live.close();
  }
});
