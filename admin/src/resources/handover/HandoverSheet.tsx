import { Box } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Handover } from '@year-group/api-types/officers/handover';
import { PrintedSheet } from '#components/PrintedSheet.tsx';

/** The sheet of a finished handover for the group's folder, shown only in print. */
export function HandoverSheet({ handover }: { handover: Handover }) {
  return (
    <PrintedSheet title="Handover of the website">
      <p>
        Started on {formatLongDate(handover.startedAt)} by {handover.startedBy}
        {handover.finishedAt && `, finished on ${formatLongDate(handover.finishedAt)}`}. Each line was found
        by the website itself or entered by an owner.
      </p>
      {handover.steps.map(({ step, findings }) => (
        <section key={step}>
          <h2>{messages.handover.steps[step].title}</h2>
          <ul>
            {findings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <Box sx={signatures}>
        <p>Handed over by</p>
        <p>Taken over by</p>
      </Box>
    </PrintedSheet>
  );
}

const signatures = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  mt: 8,
  '& p': { m: 0, pt: 1, borderTop: 1 },
};
