import type { Letter, Sender } from '../layout/letter.ts';

interface FailuresData {
  /** What failed today, how often, the status of the last answer if any, and when. */
  failures: { source: string; count: number; status: number | null; at: string }[];
}

/** To the administrator: today's failures of the payment provider and of background jobs. */
export function failures({ failures: counts }: FailuresData, { publicUrl }: Sender): Letter {
  return {
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
  };
}
