import { createAttemptLimit, createCallerLimit, hour, quarter } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Services } from '#platform/services.ts';

/** Wrong phones, e-mails and codes combined. */
const wrongGuesses = { name: 'verify', address: 20, network: 100, seconds: quarter };
/**
 * Requested codes. Not counted per mailbox, or strangers could lock its owner out; `sendCode`
 * limits those mails.
 */
const requestedCodes = { name: 'code', address: 20, network: 100, seconds: quarter };
/** Wrong codes for one member; beyond, a network has one guess an hour, so that nobody is locked out. */
const wrongPerMember = { name: 'code-member', points: 50, seconds: hour };
const wrongPerMemberAndNetwork = { name: 'code-member-network', points: 1, seconds: hour };

/** Counts attempts to prove a membership, in every mode; all throw 429 when there are too many. */
export function createVerificationLimits({ db }: Pick<Services, 'db'>) {
  const wrong = createCallerLimit(db, wrongGuesses);
  const codes = createCallerLimit(db, requestedCodes);
  const ofMember = createAttemptLimit(db, wrongPerMember);
  const ofMemberAndNetwork = createAttemptLimit(db, wrongPerMemberAndNetwork);

  return {
    /** Counts a guess as wrong until it proves right, for concurrent guesses. */
    async guess(ip: string): Promise<{ wasRight(): Promise<void> }> {
      await wrong.consume(ip);
      return { wasRight: () => wrong.uncount(ip) };
    },
    /** Whether one more code may be compared; counts it as wrong until it proves right. */
    async guessFor(memberId: string, ip: string): Promise<{ counts: boolean; wasRight(): Promise<void> }> {
      const key = `${memberId}:${countedNetworks(ip).network}`;
      const counts = (await ofMember.tryConsume(memberId)) || (await ofMemberAndNetwork.tryConsume(key));
      return {
        counts,
        async wasRight() {
          await ofMember.uncount(memberId);
          await ofMemberAndNetwork.forget(key);
        },
      };
    },
    /** Counts a requested code, for any mailbox. */
    requestCode: codes.consume,
  };
}
