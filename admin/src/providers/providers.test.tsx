// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { adminToken, proofDesk, queries } from './providers.ts';

it('ends what waits for a proof with the session, so that it is not sent under the next login', async () => {
  adminToken.keep('a.b.c');
  const proof = proofDesk.ask();
  adminToken.end('a.b.c', 'Log in again.');
  expect(await proof).toBe(false);
  expect(proofDesk.isAsking()).toBe(false);
  queries.clear();
});
