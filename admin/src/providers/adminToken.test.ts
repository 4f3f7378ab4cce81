import { expect, it } from 'vitest';
import { makeStorage } from '../testing/makeStorage.ts';
import { createAdminToken } from './adminToken.ts';

const ama = { id: 'ama', name: 'Ama', roles: ['editor' as const], mustSetUpSecondFactor: false };

it('keeps what the panel must know of the officer, and nothing more of them', () => {
  const storage = makeStorage({ 'admin-token': 'a.b.c' });
  const account = { ...ama, email: 'ama@example.com' };
  createAdminToken(storage).keepOfficer(account);
  expect(createAdminToken(storage).officer()).toEqual(ama);
});

it.each(['login', 'logout'])('removes what is known of the officer at a %s', (how) => {
  const token = createAdminToken(makeStorage({ 'admin-token': 'a.b.c' }));
  token.keepOfficer(ama);
  if (how === 'login') token.keep('d.e.f');
  else token.remove();
  expect(token.officer()).toBeUndefined();
});

it('keeps nobody without a token, and reads nobody from something else', () => {
  const token = createAdminToken(makeStorage({ 'admin-officer': 'not JSON' }));
  expect(token.officer()).toBeUndefined();
  token.keepOfficer(ama);
  expect(token.officer()).toBeUndefined();
});
