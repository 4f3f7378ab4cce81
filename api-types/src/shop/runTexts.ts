import type { Run } from './run.ts';

/** How much of a run is paid: `31 of 40 paid, 9 missing`, or `44 paid, 40 were needed`. */
export const paidText = ({ paid, minimum }: Pick<Run, 'paid' | 'minimum'>): string =>
  paid < minimum
    ? `${paid} of ${minimum} paid, ${minimum - paid} missing`
    : `${paid} paid, ${minimum} were needed`;
