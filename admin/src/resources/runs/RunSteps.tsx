import { Button, Stack } from '@mui/material';
import type { Run } from '@year-group/api-types/shop/run';
import { allows, type RunStep, stepsOf } from '@year-group/api-types/shop/runStates';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Question } from '#components/Question.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { RunDialog } from './RunDialog.tsx';
import { stepTexts } from './runTexts.ts';
import { useRunTask } from './useRuns.ts';

type Asked = RunStep | 'delete' | 'change';

/** What can be done with a run in its state. Whatever cannot be taken back asks first. */
export function RunSteps({ run }: { run: Run }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const canHandOut = allows(run.state, 'tick');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {canHandOut && (
        <Button component={Link} to={`/admin/orders/hand-out/${run.id}`} variant="contained">
          Hand out
        </Button>
      )}
      {stepsOf(run.state).map((step) => (
        <RightButton
          key={step}
          right="orders.change"
          variant={stepTexts[step].isDangerous || canHandOut ? 'outlined' : 'contained'}
          color={stepTexts[step].isDangerous ? 'error' : 'primary'}
          onClick={() => setAsked(step)}
        >
          {stepTexts[step].label}
        </RightButton>
      ))}
      {allows(run.state, 'change') && (
        <RightButton right="listings.change" variant="outlined" onClick={() => setAsked('change')}>
          Change
        </RightButton>
      )}
      {allows(run.state, 'delete') && (
        <RightButton right="listings.change" color="error" onClick={() => setAsked('delete')}>
          Delete the draft
        </RightButton>
      )}
      {asked === 'change' && <RunDialog run={run} onClose={close} />}
      {asked && asked !== 'change' && <StepQuestion run={run} asked={asked} onClose={close} />}
    </Stack>
  );
}

const deletion = {
  label: 'Delete the draft',
  question: 'Delete this draft?',
  text: () => 'Nobody has seen it. It cannot be restored.',
  done: 'The draft was deleted.',
  isDangerous: true,
};

interface StepQuestionProps {
  run: Run;
  asked: Exclude<Asked, 'change'>;
  onClose: () => void;
}

/** Says what will happen to a run, and does it. */
function StepQuestion({ run, asked, onClose }: StepQuestionProps) {
  const { call, change, problem, isBusy } = useRunTask(onClose);
  const navigate = useNavigate();
  const params = { id: run.id };
  const { label, question, text, done, isDangerous } = asked === 'delete' ? deletion : stepTexts[asked];

  const handleYes = () =>
    change(async () => {
      if (asked !== 'delete') return call('POST /api/admin/runs/:id/step', { params, body: { step: asked } });
      await call('DELETE /api/admin/runs/:id', { params });
      return navigate('/admin/orders/runs');
    }, done);

  return (
    <Question
      title={question}
      text={text(run)}
      yes={label}
      isDangerous={isDangerous ?? false}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onYes={() => void handleYes()}
    />
  );
}
