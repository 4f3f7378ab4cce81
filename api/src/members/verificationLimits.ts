import { createAttemptLimit } from '../http/attemptLimits.ts';
import { countedNetworks } from '../http/networks.ts';
import type { Services } from '../services.ts';
import type { Contact } from './contact.ts';

const quarter = 15 * 60;
/** Wrong phones, e-mails and codes together. */
const wrongPerAddress = { name: 'verify-address', points: 20, seconds: quarter };
const wrongPerNetwork = { name: 'verify-network', points: 100, seconds: quarter };
/** Codes asked for: few to one mailbox, or it could be flooded by way of us. */
const codesPerAddress = { name: 'code-address', points: 20, seconds: quarter };
const codesPerNetwork = { name: 'code-network', points: 100, seconds: quarter };
const codesPerContact = { name: 'code-contact', points: 5, seconds: quarter };

/** Counts attempts to prove a membership, in every mode; all throw 429 when there are too many. */
export function createVerificationLimits({ db, sealing }: Pick<Services, 'db' | 'sealing'>) {
  const wrong = [createAttemptLimit(db, wrongPerAddress), createAttemptLimit(db, wrongPerNetwork)] as const;
  const codes = [createAttemptLimit(db, codesPerAddress), createAttemptLimit(db, codesPerNetwork)] as const;
  const contacts = createAttemptLimit(db, codesPerContact);

  return {
    /** Counts a guess as wrong until it turns out right, so that guesses at the same moment count one by one. */
    async guess(ip: string): Promise<{ wasRight(): Promise<void> }> {
      const { address, network } = countedNetworks(ip);
      await wrong[0].consume(address);
      await wrong[1].consume(network);
      return {
        async wasRight() {
          await wrong[0].giveBack(address);
          await wrong[1].giveBack(network);
        },
      };
    },
    /** Counts a code that was asked for, whoever it is for; addresses are counted without keeping them readable. */
    async askForCode(ip: string, { phone, email }: Contact): Promise<void> {
      const { address, network } = countedNetworks(ip);
      await codes[0].consume(address);
      await codes[1].consume(network);
      await contacts.consume(sealing.fingerprint(phone ?? email));
    },
  };
}
