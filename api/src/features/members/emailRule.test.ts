import type { Member } from '@year-group/api-types/members/member';
import type { MemberImported } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/testApp.ts';

const reachable = ['kofi+news@gmail.com', 'ama@firm.online', 'ama@school.info', "o'brien@example.com"];
const unreachable = [
  'ama',
  'ama@',
  '@firm.online',
  'ama@firm',
  'a@b@firm.com',
  'ama@firm.com,b@x.com',
  'a b@x.com',
];
const key = { 'x-api-key': 'public-registration' };

describe.each(['spec', 'any'] as const)('EMAIL_RULE=%s', (emailRule) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ emailRule });
  });
  afterAll(() => test.close());
  const register = (email: string, phone = '+233200000001') =>
    test.as.visitor('POST', '/api/members', makeRegistration({ email, phone }), key);

  it('is part of the site settings', async () => {
    expect((await test.as.visitor('GET', '/api/site-settings')).json()).toMatchObject({ emailRule });
  });

  it('applies to registration, profile and import', async () => {
    const isTaken = emailRule === 'any';
    for (const [index, email] of reachable.entries()) {
      const phone = `+23320000010${index}`;
      const registered = await register(email, phone);
      expect(registered.statusCode).toBe(isTaken ? 201 : 400);
      if (!isTaken) expect(registered.json()).toMatchObject({ error: messages.registration.emailInvalid });
    }
    const { id } = (await register('esi@example.com', '+233200000200')).json<Member>();
    const changed = await test.as.admin('PUT', `/api/members/${id}`, { email: 'esi@house.africa' });
    expect(changed.statusCode).toBe(isTaken ? 200 : 400);
    const rows = [{ fullName: 'Yaw', email: 'yaw+1@firm.online', phone: '+233200000300' }];
    const body = { members: rows, dryRun: true };
    const imported = await test.as.admin('POST', '/api/admin/members/import', body);
    expect(imported.json<MemberImported>().added).toBe(isTaken ? 1 : 0);
  });

  it.each(unreachable)('refuses %s with the message of the spec', async (email) => {
    const reply = await register(email);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      issues: [{ path: 'email', message: messages.registration.emailInvalid }],
    });
  });
});
