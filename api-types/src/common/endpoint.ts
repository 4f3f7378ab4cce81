import type { z } from 'zod';
import type { GroupPart } from '../group/groupParts.ts';
import type { Right } from '../officers/rights.ts';
import { idParamsSchema } from './common.ts';

/** Calls without a session; `apiKey` is the registration form's header `x-api-key`. */
type OpenGuard = 'public' | 'apiKey';
/**
 * Calls with a session: `member` every verified member, `listed` those of them who are in the
 * directory, `admin` officers alone. Officers need the call's right in all three; one of `member`
 * without a right is closed to them.
 */
type SessionGuard = 'member' | 'listed' | 'admin';
export type Guard = OpenGuard | SessionGuard;

/** One call of the API. */
export type Endpoint = Shape &
  (
    | { guard: OpenGuard; right?: never }
    | { guard: 'member'; right?: Right }
    | { guard: SessionGuard; right: Right }
  );

interface Shape {
  /** Readers without a token all get the same reply until content changes. */
  isShared?: true;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  /** The part of the group that it belongs to: 404 while that is off. */
  part?: GroupPart;
  /** Members can call it also without a members' area, so that they can leave. */
  staysOpen?: true;
  /** Status of the successful reply, when it is not 200. */
  status?: 201;
  reply: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

/** The same calls, as those of a part that a group may have switched off. */
export const inPart = <Table extends Record<string, Endpoint>>(part: GroupPart, table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, { ...row, part }])) as Table;

/** The parameters of a path that names one record. */
export const byId = { params: idParamsSchema } as const;

/** A call for the officers who have this right. */
export const officer = <const Needed extends Right>(right: Needed) => ({ guard: 'admin', right }) as const;
