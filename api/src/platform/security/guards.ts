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
export type ReadStanding = (session: Session) => Promise<Standing | undefined>;

type Check = (request: FastifyRequest) => Promise<void>;
export type GuardFor = (endpoint: Pick<Endpoint, 'guard' | 'right' | 'part'>) => Check;

/** Makes the guards; each check throws 401 or 403 or passes the request. */
export function createGuards(
  tokens: Tokens,
  registrationApiKey: string,
  findStanding: ReadStanding,
  group: Pick<GroupRecord, 'shell'>,
): GuardFor {
  async function findSession(request: FastifyRequest): Promise<KnownSession | null> {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
    const session = await tokens.read(token);
    const standing = session && (await findStanding(session));
    return session && standing ? { ...session, ...standing } : null;
  }

  /** A valid token is still read, so that an officer may see more. */
  async function checkNothing(request: FastifyRequest) {
    if (request.headers.authorization) request.session = await findSession(request);
  }

  async function checkApiKey(request: FastifyRequest) {
    if (!isSameText(String(request.headers['x-api-key'] ?? ''), registrationApiKey)) {
      throw new HttpError(
        401,
        'unauthorised',
        'The registration form is out of date. Please reload the page.',
      );
    }
  }

  async function checkPart(part: GroupPart) {
    if (!(await group.shell()).parts[part]) notFound(messages.group.partIsOff);
  }

  function checkOf({ guard, right }: Pick<Endpoint, 'guard' | 'right'>): Check {
    if (guard === 'public') return checkNothing;
    if (guard === 'apiKey') return checkApiKey;
    return async (request) => {
      const session = await findSession(request);
      request.session = session;
      if (!session) throw new HttpError(401, 'unauthorised', 'Please log in to continue.');
      if (session.identity.role === 'admin') return demandRight(session, right);
      await checkPart('members');
      if (guard === 'admin') throw new HttpError(403, 'forbidden', 'Only officers can do this.');
      if (guard === 'listed' && !session.isListed) throw awaitingAdmission();
    };
  }

  return ({ part, ...endpoint }) => {
    const check = checkOf(endpoint);
    if (!part) return check;
    return async (request) => {
      await checkPart(part);
      await check(request);
    };
  };
}

/** The refusal for members who are not in the directory. */
export function awaitingAdmission(): HttpError {
  return new HttpError(403, 'awaiting-admission', messages.directory.awaiting);
}

/** Compares in constant time, whatever the lengths. */
export function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
