import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Handover } from '@year-group/api-types/officers/handover';
import { Link, useDataProvider } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { Page } from '#components/Page.tsx';
import { PrintButton, PrintedSheet } from '#components/Print.tsx';
import { Read } from '#components/Read.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { HandoverSteps } from './HandoverSteps.tsx';

/** While the restore is rehearsed the page asks every two seconds, in ms. */
const rehearsalPollMs = 2000;
const reread = ['handover'];

/**
 * Leads from one set of officers to the next. The website proves each step by itself; the page can
 * be left and taken up on any device.
 */
export function HandoverPage() {
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['handover'],
    queryFn: () => call('GET /api/admin/handover'),
    refetchInterval: ({ state }) => (state.data?.handover?.rehearsal === 'running' ? rehearsalPollMs : false),
  });
  return (
    <Page title="Handover" back={{ to: '/settings', label: 'Settings' }}>
      <Typography>
        For the day on which other people take over the website.{' '}
        <Link to="/settings/handbook">Give them the handbook</Link> too.
      </Typography>
      <Read query={query} failed={messages.handover.readFailed}>
        {({ handover }) => {
          if (handover && !handover.finishedAt) return <UnderWay handover={handover} />;
          return (
            <>
              {handover && <Finished handover={handover} />}
              <ActButton
                needsConnection
                variant={handover ? 'outlined' : 'contained'}
                act={() => call('POST /api/admin/handover')}
                reread={reread}
              >
                {handover ? 'Start another handover' : 'Start the handover'}
              </ActButton>
            </>
          );
        }}
      </Read>
    </Page>
  );
}

const UnderWay = ({ handover }: { handover: Handover }) => (
  <>
    <Typography color="textSecondary">
      Started on {formatLongDate(handover.startedAt)} by {handover.startedBy}. Leave the page whenever you
      like; what is done stays done.
    </Typography>
    <HandoverSteps handover={handover} />
    <Typography>It can be finished when every step is done.</Typography>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <ActButton
        needsConnection
        variant="contained"
        disabled={handover.steps.some(({ isDone }) => !isDone)}
        act={(call) => call('POST /api/admin/handover/finish')}
        reread={reread}
      >
        Finish the handover
      </ActButton>
      <ActButton
        needsConnection
        question={{
          title: 'Stop this handover?',
          text: 'What was entered is forgotten.',
          yes: 'Yes, stop it',
        }}
        act={(call) => call('DELETE /api/admin/handover')}
        reread={reread}
      >
        Stop it
      </ActButton>
    </Stack>
  </>
);

/** When it was finished, and its sheet for the group's folder, to be printed. */
function Finished({ handover: { startedAt, startedBy, finishedAt, steps } }: { handover: Handover }) {
  const finished = formatLongDate(finishedAt ?? startedAt);
  return (
    <>
      <Typography role="status">The last handover was finished on {finished}.</Typography>
      <PrintButton label="Print the sheet">
        <PrintedSheet title="Handover of the website">
          <p>
            Started on {formatLongDate(startedAt)} by {startedBy}, finished on {finished}. Each line was found
            by the website itself or entered by an owner.
          </p>
          {steps.map(({ step, findings }) => (
            <section key={step}>
              <h2>{messages.handover.steps[step].title}</h2>
              <ul>
                {findings.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          ))}
          <Box sx={{ display: 'grid', gap: 6, mt: 6 }}>
            <div>Handed over by: </div>
            <div>Taken over by: </div>
          </Box>
        </PrintedSheet>
      </PrintButton>
    </>
  );
}
