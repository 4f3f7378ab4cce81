import { Button, Stack } from '@mui/material';
import type { Run } from '@year-group/api-types/shop/run';
import { allows, stepsOf } from '@year-group/api-types/shop/runStates';
import { useState } from 'react';
import { useDelete } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { RunDialog } from './RunDialog.tsx';
import { stepTexts } from './runTexts.ts';

const deletion = {
  title: 'Delete this draft?',
  text: 'Nobody has joined it. The draft cannot be restored.',
  yes: 'Delete the draft',
};

/** What can be done with a run in its state. Whatever cannot be taken back asks first. */
export function RunSteps({ run }: { run: Run }) {
  const { id, state } = run;
  const [isChanging, setChanging] = useState(false);
  const [remove] = useDelete();
  const navigate = useNavigate();
  const canHandOut = allows(state, 'tick');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {canHandOut && (
        <Button component={Link} to={`/orders/hand-out/${id}`} variant="contained">
          Hand out
        </Button>
      )}
      {stepsOf(state).map((step) => {
        const { label, text, isDangerous = false } = stepTexts[step];
        return (
          <ActButton
            key={step}
            right="orders.change"
            variant={isDangerous || canHandOut ? 'outlined' : 'contained'}
            color={isDangerous ? 'error' : 'primary'}
            question={{ title: `${label}?`, text: text(run), yes: label, isDangerous }}
            act={(call) => call('POST /api/admin/runs/:id/step', { params: { id }, body: { step } })}
            reread={['runs']}
          >
            {label}
          </ActButton>
        );
      })}
      {allows(state, 'change') && (
        <ActButton right="listings.change" variant="outlined" onClick={() => setChanging(true)}>
          Change
        </ActButton>
      )}
      {allows(state, 'delete') && (
        <ActButton
          right="listings.change"
          color="error"
          question={deletion}
          act={async () => {
            await remove('runs', { id, previousData: run }, { returnPromise: true });
            await navigate('/orders/runs');
          }}
          done="The draft was deleted."
          reread={['runs']}
        >
          Delete the draft
        </ActButton>
      )}
      {isChanging && <RunDialog run={run} onClose={() => setChanging(false)} />}
    </Stack>
  );
}
