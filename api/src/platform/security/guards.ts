import { createHash, timingSafeEqual } from 'node:crypto';
import type { Guard } from '@year-group/api-types/endpoints';
import { messages } from '@year-group/api-types/messages';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Identity, Session, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The checks of the endpoint table's guards. */
    guards: Guards;
  }
  interface FastifyRequest {
    /** The session of the request's token; null without a valid one. */
    session: KnownSession | null;
  }
}

/** A valid session; `isListed` is false for a member who is not in the directory yet. */
export interface KnownSession extends Session {
  isListed: boolean;
}

/**
 * What a correctly signed token may access now; undefined when its session was ended by sign-out, a
 * changed password or the member's deletion.
 */
export type ReadStanding = (session: Session) => Promise<{ isListed: boolean } | undefined>;

/** Makes the endpoint table's guards; each throws 401 or 403 or passes the request. */
export function createGuards(tokens: Tokens, registrationApiKey: string, findStanding: ReadStanding) {
  async function findSession(request: FastifyRequest): Promise<KnownSession | null> {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
    const session = await tokens.read(token);
    const standing = session && (await findStanding(session));
    return session && standing ? { ...session, ...standing } : null;
  }

  async function requireIdentity(request: FastifyRequest): Promise<Identity> {
    request.session = await findSession(request);
    if (!request.session) throw new HttpError(401, 'unauthorised', 'Please log in to continue.');
    return request.session.identity;
  }

  return {
    /** Anyone; a valid token is still read, so that an administrator may see more. */
    async public(request: FastifyRequest) {
      if (request.headers.authorization) request.session = await findSession(request);
    },
    async apiKey(request: FastifyRequest) {
      if (!isSameText(String(request.headers['x-api-key'] ?? ''), registrationApiKey)) {
        throw new HttpError(
          401,
          'unauthorised',
          'The registration form is out of date. Please reload the page.',
        );
      }
    },
    async member(request: FastifyRequest) {
      await requireIdentity(request);
    },
    async listed(request: FastifyRequest) {
      await requireIdentity(request);
      if (!request.session?.isListed) throw awaitingAdmission();
    },
    async admin(request: FastifyRequest) {
      if ((await requireIdentity(request)).role !== 'admin') {
        throw new HttpError(403, 'forbidden', 'Only the administrator can do this.');
      }
    },
  } satisfies Record<Guard, (request: FastifyRequest) => Promise<void>>;
}

/** The refusal for members who are not in the directory. */
export function awaitingAdmission(): HttpError {
  return new HttpError(403, 'awaiting-admission', messages.directory.awaiting);
}

export type Guards = ReturnType<typeof createGuards>;

/** Compares in constant time, whatever the lengths. */
export function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
