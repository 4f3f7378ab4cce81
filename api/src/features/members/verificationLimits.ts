import { createAttemptLimit } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Services } from '#platform/services.ts';

const quarter = 15 * 60;
const hour = 60 * 60;
/** Wrong phones, e-mails and codes combined. */
const wrongPerAddress = { name: 'verify-address', points: 20, seconds: quarter };
const wrongPerNetwork = { name: 'verify-network', points: 100, seconds: quarter };
/**
 * Requested codes. Not counted per mailbox, or strangers could lock its owner out; `sendCode`
 * limits those mails.
 */
const codesPerAddress = { name: 'code-address', points: 20, seconds: quarter };
const codesPerNetwork = { name: 'code-network', points: 100, seconds: quarter };
/**
 * Wrong codes for one member, from any network. Beyond this a network has one guess an hour, so
 * that many networks together cannot guess the codes, and the member with the right one is still
 * admitted.
 */
const wrongPerMember = { name: 'code-member', points: 50, seconds: hour };
const wrongPerMemberAndNetwork = { name: 'code-member-network', points: 1, seconds: hour };

/** Counts attempts to prove a membership, in every mode; all throw 429 when there are too many. */
export function createVerificationLimits({ db }: Pick<Services, 'db'>) {
  const wrong = [createAttemptLimit(db, wrongPerAddress), createAttemptLimit(db, wrongPerNetwork)] as const;
  const codes = [createAttemptLimit(db, codesPerAddress), createAttemptLimit(db, codesPerNetwork)] as const;
  const ofMember = createAttemptLimit(db, wrongPerMember);
  const ofMemberAndNetwork = createAttemptLimit(db, wrongPerMemberAndNetwork);

  return {
    /** Counts a guess as wrong until it proves right, for concurrent guesses. */
    async guess(ip: string): Promise<{ wasRight(): Promise<void> }> {
      const { address, network } = countedNetworks(ip);
      await wrong[0].consume(address);
      await wrong[1].consume(network);
      return {
        async wasRight() {
          await wrong[0].uncount(address);
          await wrong[1].uncount(network);
        },
      };
    },
    /** Whether one more code may be compared; counts it as wrong until it proves right. */
    async guessFor(memberId: string, ip: string): Promise<{ counts: boolean; wasRight(): Promise<void> }> {
      const { network } = countedNetworks(ip);
      const counts =
        (await ofMember.allows(memberId)) || (await ofMemberAndNetwork.allows(`${memberId}:${network}`));
      return { counts, wasRight: () => ofMember.uncount(memberId) };
    },
    /** Counts a requested code, whoever it is for. */
    async requestCode(ip: string): Promise<void> {
      const { address, network } = countedNetworks(ip);
      await codes[0].consume(address);
      await codes[1].consume(network);
    },
  };
}
