import { Box, Button, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Handover } from '@year-group/api-types/officers/handover';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ActButton } from '#components/ActButton.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { Read } from '#components/Read.tsx';
import { useRead } from '#providers/useRead.ts';
import { HandoverSheet } from './HandoverSheet.tsx';
import { HandoverSteps } from './HandoverSteps.tsx';

/** While the restore is rehearsed the page asks every two seconds, in ms. */
const rehearsalPollMs = 2000;

/**
 * Leads from one set of officers to the next. The website proves each step by itself; the page can
 * be left and taken up on any device.
 */
export function HandoverPage() {
  const query = useRead(['handover'], 'GET /api/admin/handover', undefined, {
    refetchInterval: ({ state }) => (state.data?.handover?.rehearsal === 'running' ? rehearsalPollMs : false),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', maxInlineSize: tokens.size.reading }}>
      <PageHead title="Handover" back={{ to: '/settings', label: 'Settings' }} />
      <Typography>
        For the day on which other people take over the website.{' '}
        <PanelLink to="/settings/handbook">Give them the handbook</PanelLink> too.
      </Typography>
      <Read query={query} failed={messages.handover.readFailed}>
        {({ handover }) => {
          if (handover && !handover.finishedAt) return <UnderWay handover={handover} />;
          return (
            <>
              {handover && <Finished handover={handover} />}
              <ActButton
                variant={handover ? 'outlined' : 'contained'}
                act={(call) => call('POST /api/admin/handover')}
                reread={['handover']}
              >
                {handover ? 'Start another handover' : 'Start the handover'}
              </ActButton>
            </>
          );
        }}
      </Read>
    </Box>
  );
}

const UnderWay = ({ handover }: { handover: Handover }) => (
  <>
    <Typography color="textSecondary">
      Started on {formatLongDate(handover.startedAt)} by {handover.startedBy}. Leave the page whenever you
      like; what is done stays done.
    </Typography>
    <HandoverSteps handover={handover} />
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <ActButton
        variant="contained"
        disabled={handover.steps.some(({ isDone }) => !isDone)}
        act={(call) => call('POST /api/admin/handover/finish')}
        reread={['handover']}
      >
        Finish the handover
      </ActButton>
      <ActButton
        question={{
          title: 'Stop this handover?',
          text: 'What was entered is forgotten.',
          yes: 'Yes, stop it',
        }}
        act={(call) => call('DELETE /api/admin/handover')}
        reread={['handover']}
      >
        Stop it
      </ActButton>
    </Stack>
  </>
);

const Finished = ({ handover }: { handover: Handover }) => (
  <>
    <Typography role="status">
      The last handover was finished on {formatLongDate(handover.finishedAt ?? handover.startedAt)}.
    </Typography>
    <Button variant="contained" onClick={() => globalThis.print()}>
      Print the sheet
    </Button>
    <HandoverSheet handover={handover} />
  </>
);
