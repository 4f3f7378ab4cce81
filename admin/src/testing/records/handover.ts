import { type Handover, handoverSteps } from '@year-group/api-types/officers/handover';
import { officers } from './officers.ts';

const found: Record<Handover['steps'][number]['step'], string> = {
  officers: 'Kwame Osei Tutu Agyeman-Prempeh can log in with a second factor.',
  leavers: 'Efua Mensah leaves, and was removed.',
  secrets: 'The keys of the server were changed on November 21, 2026.',
  backup: 'The copy of November 22, 2026 was restored: 156 members, 41 orders.',
  letter: 'No code was entered yet.',
  payment: 'No payment was made since the handover began.',
  renewals: 'The domain’s company is missing.',
};
const done = 4;
const nobody = { provider: '', holder: '', date: '' };

/** A handover of which four steps are done. */
export const handover: Handover = {
  id: '01890000-0000-7000-8000-0000000001c0',
  startedAt: '2026-11-21T10:00:00.000Z',
  startedBy: 'Akua Boateng',
  finishedAt: null,
  steps: handoverSteps.map((step, index) => ({
    step,
    isDone: index < done,
    findings: [{ isDone: index < done, text: found[step] }],
  })),
  leaving: officers.slice(2).map(({ id, name }) => ({ id, name })),
  renewals: {
    domain: { ...nobody, date: '2027-03-01' },
    mail: { provider: 'Zoho', holder: 'Akua Boateng', date: '2027-06-30' },
    hosting: nobody,
  },
  rehearsal: 'done',
  letterSentTo: 'akua.boateng@example.com',
};
