import type { ceremonyReplySchema } from '@year-group/api-types/officers/officers';
import type { z } from 'zod';
import type { officers } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { spendAppCode } from './codeApp.ts';
import type { Passkeys } from './passkeys.ts';
import { spendRecoveryCode } from './secretCodes.ts';
import type { SignInLimits } from './signInLimits.ts';

type Officer = typeof officers.$inferSelect;
/** A code, or the browser's answer to a passkey ceremony. */
export type Factor = { code: string } | Pick<z.output<typeof ceremonyReplySchema>, 'response'>;

/** Checks the second factor of a known officer; the way is the same for login and proof. */
export function createSecondFactor({ db, sealing }: Services, passkeys: Passkeys, limits: SignInLimits) {
  const isAppCode = (code: string) => code.length === 6;

  async function isRight(officer: Officer, factor: Factor, challenge: string): Promise<boolean> {
    if (!('code' in factor)) {
      return (await passkeys.officerOf(factor.response, challenge))?.id === officer.id;
    }
    return isAppCode(factor.code)
      ? spendAppCode(db, sealing, officer, factor.code)
      : spendRecoveryCode(db, officer.id, factor.code);
  }

  return {
    /** Whether the officer has a second factor, on this domain or on an earlier one. */
    async has(officer: Officer): Promise<boolean> {
      return officer.codeAppSecret !== null || (await passkeys.listOf(officer.id)).length > 0;
    },

    /** Whether the factor is right; uses a code up. Throws 429 after too many wrong ones. */
    async check(officer: Officer, factor: Factor, challenge: string, ip: string): Promise<boolean> {
      // Nobody guesses a recovery code or a signature: these stay open while others guess six digits.
      const isGuessable = 'code' in factor && isAppCode(factor.code);
      const tried = await limits.codes.guess(ip, isGuessable ? officer.id : undefined);
      if (!(await isRight(officer, factor, challenge))) return false;
      await tried.wasRight();
      return true;
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
