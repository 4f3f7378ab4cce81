import type { Letter, Sender } from '../layout/letter.ts';

interface LogWeekData {
  week: number;
  total: number;
  newestHash: string;
  /** How many faults the verification found. */
  faults: number;
}

/** To the owners, once a week: the newest hash of the log, to be kept outside the server. */
export function logWeek({ week, total, newestHash, faults }: LogWeekData, { publicUrl }: Sender): Letter {
  const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
  return {
    subject: faults > 0 ? 'The log of the website was changed' : 'The log of the website this week',
    preheader: `${entries(week)} in the last seven days. Please keep this letter.`,
    title: faults > 0 ? 'The log was changed' : 'The log of this week',
    blocks: [
      'The website writes down what each officer does. Every entry carries a hash, a fingerprint of itself and of all entries before it.',
      faults > 0
        ? `Every entry was checked just now, and ${faults === 1 ? 'one place is' : `${faults} places are`} not as written. Ask whoever runs the server to enter: npm run verify-log`
        : 'Every entry was checked just now: none was changed, removed or inserted.',
      {
        kind: 'facts',
        facts: [
          ['Last seven days', entries(week)],
          ['In all', entries(total)],
          ['Newest hash', newestHash],
        ],
      },
      'Please keep this letter. With the hash, whoever runs the server can show later that nothing up to today was changed: npm run verify-log -- --hash, followed by the hash.',
      { kind: 'button', label: 'Look at the log', href: `${publicUrl}/admin/settings` },
    ],
    reason: 'You receive this letter once a week because you are an owner of the website.',
  };
}
