import { messages } from '@year-group/api-types/messages';
import {
  can,
  needsProof,
  proofMs,
  type Right,
  type Role,
  whoCan,
} from '@year-group/api-types/officers/rights';
import { HttpError } from '../http/errors.ts';

/** An officer's standing, read from the database for every request. */
interface SignedInOfficer {
  id: string;
  name: string;
  roles: readonly Role[];
  /** When this session last proved who it is. */
  provedAt: Date;
  /** No second factor yet, in live mode or without a password: no right but those of the own account. */
  mustSetUpSecondFactor: boolean;
}

/** What a session may access; `isListed` is false for a member who is not in the directory yet. */
export interface Standing {
  isListed: boolean;
  /** Set for officers, absent for members. */
  officer?: SignedInOfficer | undefined;
}

/** Throws 403 unless the session's officer has the right now, with a fresh proof where needed. */
export function demandRight(standing: Standing | null, right: Right | undefined): void {
  const officer = demandRole(standing, right);
  if (right && needsProof(right) && officer.provedAt.getTime() + proofMs < Date.now()) {
    throw new HttpError(403, 'proof-needed', messages.officers.proofNeeded);
  }
}

/** Throws 403 unless the officer of the session has the right; requires no fresh proof. */
export function demandRole(standing: Standing | null, right: Right | undefined): SignedInOfficer {
  const officer = standing?.officer;
  if (!officer) throw new HttpError(403, 'forbidden', 'Only officers can do this.');
  if (!right) throw new HttpError(403, 'forbidden', 'Only members can do this.');
  if (officer.mustSetUpSecondFactor && !right.startsWith('account.')) {
    throw new HttpError(403, 'second-factor-needed', messages.officers.secondFactorNeeded);
  }
  if (!can(right, officer.roles)) {
    throw new HttpError(403, 'forbidden', `Only ${whoCan(right)} can do this.`);
  }
  return officer;
}

/** Whether the session is that of an officer with the right, for calls that everybody may make. */
export const hasRight = (standing: Standing | null, right: Right): boolean =>
  standing?.officer !== undefined &&
  !standing.officer.mustSetUpSecondFactor &&
  can(right, standing.officer.roles);
