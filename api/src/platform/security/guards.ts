import { createHash, timingSafeEqual } from 'node:crypto';
import type { Endpoint } from '@year-group/api-types/endpoints';
import type { GroupPart } from '@year-group/api-types/group/groupParts';
import { messages } from '@year-group/api-types/messages';
import type { FastifyRequest } from 'fastify';
import type { GroupRecord } from '../group/groupRecord.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { demandRight, type Standing } from './demandRight.ts';
import type { Session, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the check of one call from its row in the endpoint table. */
    guardFor: GuardFor;
  }
  interface FastifyRequest {
    session: KnownSession | null;
  }
}

/** A valid session with what it may access now. */
export type KnownSession = Session & Standing;

/** What a signed token may access now; undefined when its session was ended. */
type ReadStanding = (session: Session) => Promise<Standing | undefined>;

type GuardFor = (
  endpoint: Pick<Endpoint, 'guard' | 'right' | 'part' | 'staysOpen'>,
) => (request: FastifyRequest) => Promise<void>;

/** Makes the guards; each check throws 401 or 403 or passes the request. */
export function createGuards(
  tokens: Tokens,
  registrationApiKey: string,
  findStanding: ReadStanding,
  group: Pick<GroupRecord, 'parts'>,
): GuardFor {
  async function findSession(request: FastifyRequest): Promise<KnownSession | null> {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
    const session = await tokens.read(token);
    const standing = session && (await findStanding(session));
    return session && standing ? { ...session, ...standing } : null;
  }

  function checkApiKey({ headers }: FastifyRequest) {
    if (isSameText(String(headers['x-api-key'] ?? ''), registrationApiKey)) return;
    const sentence = 'The registration form is out of date. Please reload the page.';
    throw new HttpError(401, 'unauthorised', sentence);
  }

  async function checkPart(part: GroupPart) {
    if (!(await group.parts())[part]) notFound(messages.group.partIsOff);
  }

  return ({ part, guard, right, staysOpen }) =>
    async (request) => {
      if (part) await checkPart(part);
      if (guard === 'apiKey') return checkApiKey(request);
      // A valid token is also read where none is needed, so that an officer may see more.
      const session = await findSession(request);
      request.session = session;
      if (guard === 'public') return;
      if (!session) throw new HttpError(401, 'unauthorised', 'Please log in to continue.');
      if (session.identity.role === 'admin') return demandRight(session, right);
      if (!staysOpen) await checkPart('members');
      if (guard === 'admin') throw new HttpError(403, 'forbidden', 'Only officers can do this.');
      if (guard === 'listed' && !session.isListed) throw awaitingAdmission();
    };
}

/** The refusal for members who are not in the directory. */
export function awaitingAdmission(): HttpError {
  return new HttpError(403, 'awaiting-admission', messages.directory.awaiting);
}

/** Compares in constant time, whatever the lengths. */
function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
