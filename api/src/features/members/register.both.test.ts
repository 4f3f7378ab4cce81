import { byField, optionalFields } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members } from '#platform/db/schema.ts';
import { makeOtherRegistration, readOutbox, sendRegistration } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const count = () => api.services.db.$count(members);
const findByEmail = (email: string) => api.services.db.select().from(members).where(eq(members.email, email));

describe('registration', () => {
  it('stores a member and replies with it', async () => {
    const texts = byField(optionalFields, (name) => `Their ${name}`);
    const phone = '+233 (20) 123-0001';
    const sent = makeOtherRegistration({ ...texts, phone, houseAtPresec: 'Riis House' });
    const reply = await sendRegistration(api, sent);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ ...sent, phone: '+233201230001', hidden: [] });
    const seen = await api.as.admin('GET', `/api/members/${reply.json().id}`);
    expect(seen.json()).toEqual(reply.json());
  });

  it('requires only the fields of the first step', async () => {
    const { fullName, email, phone } = makeOtherRegistration();
    const reply = await sendRegistration(api, { fullName, email, phone });
    expect(reply.json()).toMatchObject(byField(optionalFields, () => ''));
  });

  it('ignores role, id and date in the request', async () => {
    const own = { role: 'President', id: '01890000-0000-7000-8000-000000000001', registeredAt: '2015-01-01' };
    const member = (await sendRegistration(api, { ...makeOtherRegistration(), ...own })).json();
    expect(member).not.toHaveProperty('role');
    expect(member.id).not.toBe(own.id);
    expect(member.registeredAt > '2020').toBe(true);
  });

  it('writes a welcome mail in the same transaction', async () => {
    const { id, email } = (await sendRegistration(api, makeOtherRegistration())).json();
    const written = (await readOutbox(api)).filter(({ recipient }) => recipient === email);
    expect(written).toMatchObject([{ occasion: `welcome:${id}`, template: 'welcome' }]);
  });
});

describe('an e-mail or phone in use', () => {
  it.each([
    ['the same e-mail', { email: 'kofi.annan@example.com' }, 'email'],
    ['the e-mail in capitals', { email: 'KOFI.Annan@Example.COM' }, 'email'],
    ['the e-mail with space around it', { email: '  kofi.annan@example.com ' }, 'email'],
    ['the same phone', { phone: '+233201239999' }, 'phone'],
    ['the phone with spaces and hyphens', { phone: '+233 20-123 9999' }, 'phone'],
    ['the phone with a trunk zero', { phone: '+233 (0)20 123 9999' }, 'phone'],
    ['both', { email: 'kofi.annan@example.com', phone: '+233201239999' }, 'email'],
  ])('is refused: %s', async (_case, fields, path) => {
    await sendRegistration(
      api,
      makeOtherRegistration({ email: 'kofi.annan@example.com', phone: '+233201239999' }),
    );
    const before = [await count(), (await readOutbox(api)).length];
    const reply = await sendRegistration(api, makeOtherRegistration(fields));
    const message = path === 'email' ? messages.registration.emailTaken : messages.registration.phoneTaken;
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      code: `${path}-taken`,
      error: message,
      message,
      issues: [{ path, message }],
    });
    expect([await count(), (await readOutbox(api)).length]).toEqual(before);
  });

  it('is given to one of two concurrent requests', async () => {
    const twins = [
      makeOtherRegistration({ email: 'twin@example.org' }),
      makeOtherRegistration({ email: 'Twin@example.org' }),
    ];
    const replies = await Promise.all(twins.map((twin) => sendRegistration(api, twin)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('every validation text', () => {
  const { registration: texts } = messages;
  it.each([
    [{ fullName: '' }, 'fullName', 'Full Name is required'],
    [{ fullName: '   ' }, 'fullName', 'Full Name is required'],
    [{ fullName: undefined }, 'fullName', 'Full Name is required'],
    [{ email: '' }, 'email', texts.emailRequired],
    [{ email: undefined }, 'email', texts.emailRequired],
    [{ email: 'kwame' }, 'email', texts.emailInvalid],
    [{ email: 'kwame@example.info' }, 'email', texts.emailInvalid],
    [{ phone: '' }, 'phone', texts.phoneRequired],
    [{ phone: undefined }, 'phone', texts.phoneRequired],
    [{ phone: '0201234567' }, 'phone', texts.phoneInvalid],
    [{ phone: '+233' }, 'phone', texts.phoneInvalid],
    [{ houseAtPresec: 'Gryffindor' }, 'houseAtPresec', 'Choose one of the houses'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Message can have at most 2000 characters'],
  ])('answers %j', async (fields, path, message) => {
    const reply = await sendRegistration(api, { ...makeOtherRegistration(), ...fields });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'validation-failed', message, issues: [{ path, message }] });
  });
});

describe('a robot that fills in the honeypot field', () => {
  it('gets the same reply as a person, and nothing is stored or sent', async () => {
    const before = [await count(), (await readOutbox(api)).length];
    const sent = makeOtherRegistration();
    const reply = await sendRegistration(api, { ...sent, website: 'https://pills.example' });
    expect(reply.statusCode).toBe(201);
    const person = await sendRegistration(api, makeOtherRegistration());
    expect(Object.keys(reply.json())).toEqual(Object.keys(person.json()));
    expect(reply.json()).toMatchObject(sent);
    expect(await findByEmail(sent.email)).toEqual([]);
    expect([await count(), (await readOutbox(api)).length]).toEqual(before.map((each) => each + 1));
  });
});
