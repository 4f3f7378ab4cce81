/** A card or mobile money number that a payer can type on the sandbox's page. */
interface Instrument {
  /** Digits only. */
  number: string;
  /** The scenario that it triggers. */
  scenario: 'pay' | 'decline';
  /** Its description. */
  label: string;
}

/** The test numbers of Paystack's documentation. */
export const instruments: readonly Instrument[] = [
  { number: '4084084084084081', scenario: 'pay', label: 'card, no questions' },
  { number: '5192602720584796', scenario: 'pay', label: 'card, bank’s page' },
  { number: '507850785078507812', scenario: 'pay', label: 'card with PIN' },
  { number: '5060666666666666666', scenario: 'pay', label: 'card with PIN and code' },
  { number: '507850785078507804', scenario: 'pay', label: 'card with PIN, phone and code' },
  { number: '4084080067001803', scenario: 'pay', label: 'card whose refund fails' },
  { number: '4084080067001902', scenario: 'pay', label: 'card whose refund needs attention' },
  { number: '0551234987', scenario: 'pay', label: 'MTN mobile money' },
  { number: '4084080000005408', scenario: 'decline', label: 'card declined' },
  { number: '4084080000670037', scenario: 'decline', label: 'not enough money' },
  { number: '507850785078507853', scenario: 'decline', label: 'no token' },
];

/** The instrument with this number, ignoring spaces, hyphens and Ghana's prefix. */
export function findInstrument(typed: string): Instrument | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)233/, '0');
  return instruments.find(({ number }) => number === digits);
}
