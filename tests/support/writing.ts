import { makeNewsInput } from '@year-group/api-types/testing/factories';
import type { Run } from './server.ts';

type Headers = { authorization: string };

/** Publishes a news item with these fields. */
export const publishNews = ({ send }: Pick<Run, 'send'>, headers: Headers, fields: object = {}) =>
  send('POST', '/api/news', makeNewsInput(fields), headers);

/** Registers a member, as the form does. */
export const register = ({ send }: Pick<Run, 'send'>, member: object) =>
  send('POST', '/api/members', member, { 'x-api-key': 'public-registration' });

/** Verifies a member where no code is asked; resolves to the header of their session. */
export async function logInMember({ send }: Pick<Run, 'send'>, email: string): Promise<Headers> {
  const reply = await send('POST', '/api/auth/verify-member', { email });
  return { authorization: `Bearer ${(await reply.json()).token}` };
}
