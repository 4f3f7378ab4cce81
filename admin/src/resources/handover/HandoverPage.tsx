import { Box, Button, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { PageHead } from '#components/PageHead.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { Read } from '#components/Read.tsx';
import { HandoverSheet } from './HandoverSheet.tsx';
import { HandoverSteps } from './HandoverSteps.tsx';
import { type Act, type StepProps, useHandover } from './useHandover.ts';

const { size } = tokens;

/**
 * Leads from one set of officers to the next. The website proves each step by itself; the page can
 * be left and taken up on any device.
 */
export function HandoverPage() {
  const { query, ...actions } = useHandover();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', maxInlineSize: size.reading }}>
      <PageHead title="Handover" back={{ to: '/settings', label: 'Settings' }} />
      <Typography>
        For the day on which other people take over the website.{' '}
        <PanelLink to="/settings/handbook">Give them the handbook</PanelLink> too.
      </Typography>
      <Read query={query} failed={messages.handover.readFailed}>
        {({ handover }) => {
          if (handover && !handover.finishedAt) return <UnderWay handover={handover} {...actions} />;
          return (
            <>
              {handover && <Finished handover={handover} />}
              <Start {...actions} isAgain={handover !== null} />
            </>
          );
        }}
      </Read>
    </Box>
  );
}

function UnderWay({ handover, act, isActing }: StepProps) {
  return (
    <>
      <Typography color="textSecondary">
        Started on {formatLongDate(handover.startedAt)} by {handover.startedBy}. Leave the page whenever you
        like; what is done stays done.
      </Typography>
      <HandoverSteps handover={handover} act={act} isActing={isActing} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={isActing || handover.steps.some(({ isDone }) => !isDone)}
          onClick={() => void act('POST /api/admin/handover/finish')}
        >
          Finish the handover
        </Button>
        <Stop act={act} isActing={isActing} />
      </Stack>
    </>
  );
}

function Finished({ handover }: Pick<StepProps, 'handover'>) {
  return (
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
}

function Start({ act, isActing, isAgain }: { act: Act; isActing: boolean; isAgain: boolean }) {
  return (
    <Button
      variant={isAgain ? 'outlined' : 'contained'}
      disabled={isActing}
      onClick={() => void act('POST /api/admin/handover')}
    >
      {isAgain ? 'Start another handover' : 'Start the handover'}
    </Button>
  );
}

/** Stops the handover after a second press, since what was entered is lost. */
function Stop({ act, isActing }: { act: Act; isActing: boolean }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Button onClick={() => setAsked(true)}>Stop it</Button>;
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        disabled={isActing}
        onClick={() => void act('DELETE /api/admin/handover')}
      >
        Yes, stop it and forget what was entered
      </Button>
      <Button onClick={() => setAsked(false)}>Go on with it</Button>
    </>
  );
}
