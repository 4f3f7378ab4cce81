import type { Member, MemberChange, Registration } from '@year-group/api-types/members/member';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { asc } from 'drizzle-orm';
import { mails } from '#platform/db/schema.ts';
import type { Call, TestApp } from './testApp.ts';

let counter = 0;

/** A registration with a unique e-mail and phone. */
export function makeOtherRegistration(fields: Partial<Registration> = {}): Registration {
  counter += 1;
  const email = `member.${counter}@example.org`;
  return makeRegistration({
    houseAtPresec: 'Akro House',
    email,
    phone: `+2335${String(counter).padStart(8, '0')}`,
    ...fields,
  });
}

/** Sends the registration form. */
export function sendRegistration({ as }: TestApp, body: object, headers: Record<string, string> = {}) {
  return as.visitor('POST', '/api/members', body, { 'x-api-key': 'public-registration', ...headers });
}

/** Registers a member and sets what registration does not ask; resolves to their own view. */
export async function registerMember(
  api: TestApp,
  { role, hidden, ...fields }: Partial<Registration> & Pick<MemberChange, 'role' | 'hidden'> = {},
): Promise<Member> {
  const reply = await sendRegistration(api, makeOtherRegistration(fields));
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const member: Member = reply.json();
  if (role === undefined && hidden === undefined) return member;
  const changed = await api.as.admin('PUT', `/api/members/${member.id}`, { role, hidden });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  return changed.json();
}

/** The token that this member gets by verification. */
export const memberToken = ({ services }: TestApp, memberId: string): Promise<string> =>
  services.tokens.issue({ role: 'member', memberId });

/** Calls the application with a token of this member. */
export async function callAs(api: TestApp, memberId: string): Promise<Call> {
  const { app } = api;
  const token = await memberToken(api, memberId);
  return (method, url, payload, headers = {}) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
}

/** The outbox, oldest first. */
export const readOutbox = ({ services }: TestApp) =>
  services.db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id));
