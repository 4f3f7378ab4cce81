import type { Letter, Sender } from '../layout/letter.ts';

interface FailuresData {
  /** What failed today, how often, the status of the last answer if any, and when. */
  failures: { source: string; count: number; status: number | null; at: string }[];
}

interface LogWeekData {
  week: number;
  total: number;
  newestHash: string;
  /** How many faults the verification found. */
  faults: number;
}

/** Letters about how the website runs, by template name. */
export const operationsLetters = {
  /** To the administrator: today's failures of the payment provider and of background jobs. */
  failures: ({ failures: counts }: FailuresData, { publicUrl }: Sender): Letter => ({
    subject: 'Something on the website failed today and needs a look',
    preheader: 'The payment provider or work in the background failed today.',
    title: 'Something failed today',
    blocks: [
      'This is what failed so far today. What can be tried again is tried again by itself; a key that the payment provider refuses (status 401 or 403) has to be put right by whoever runs the server.',
      {
        kind: 'facts',
        facts: counts.map(({ source, count, status, at }) => [
          source,
          `${count} ${count === 1 ? 'time' : 'times'}, last at ${at.slice(11, 16)}${status === null ? '' : ` with status ${status}`}`,
        ]),
      },
      { kind: 'button', label: 'Look at the health page', href: `${publicUrl}/admin/health` },
      { kind: 'note', text: 'There is one such letter a day at most. The health page counts on.' },
    ],
    reason: 'You receive this letter because your address is the administrator’s (ADMIN_EMAIL).',
  }),

  /** To the owners, once a week: the newest hash of the log, to be stored outside the server. */
  'log-week'({ week, total, newestHash, faults }: LogWeekData, { publicUrl }: Sender): Letter {
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
  },

  /** To an owner who hands the website over: its code proves that letters arrive. */
  'handover-test': ({ code }: { code: string }, { publicUrl }: Sender): Letter => ({
    subject: `${code} is the code of the handover`,
    preheader: 'This letter proves that the website’s letters arrive.',
    title: 'The letter of the handover',
    blocks: [
      'Type this code on the page of the handover. It counts until you ask for another letter.',
      { kind: 'code', code },
      { kind: 'button', label: 'Open the handover', href: `${publicUrl}/admin/settings/handover` },
    ],
    reason:
      'You receive this letter because an owner of the website asked for it on the page of the handover.',
  }),
};
