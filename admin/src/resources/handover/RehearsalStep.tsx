import { Button, LinearProgress, Typography } from '@mui/material';
import type { StepProps } from './HandoverSteps.tsx';

/** Starts the rehearsal of a restore and shows that it runs. */
export function RehearsalStep({ handover: { rehearsal }, act, isActing }: StepProps) {
  const isRunning = rehearsal === 'running';
  return (
    <>
      {isRunning && (
        <div role="status">
          <Typography variant="body2">This takes about a minute.</Typography>
          <LinearProgress aria-label="Rehearsing the restore" />
        </div>
      )}
      <Button
        variant="outlined"
        disabled={isActing || isRunning}
        onClick={() => void act('POST /api/admin/handover/rehearsal')}
      >
        {rehearsal === 'none' ? 'Back up and restore' : 'Do it again'}
      </Button>
    </>
  );
}
