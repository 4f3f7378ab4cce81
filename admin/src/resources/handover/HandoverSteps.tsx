import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { messages } from '@year-group/api-types/messages';
import type { HandoverStep } from '@year-group/api-types/officers/handover';
import type { FunctionComponent } from 'react';
import { Link } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { LeaversStep, LetterStep, RenewalsStep, type StepProps } from './formSteps.tsx';

/** What to do about each secret that is still the old one. */
function SecretsStep({ handover }: StepProps) {
  const findings = handover.steps.find(({ step }) => step === 'secrets')?.findings ?? [];
  const old = Object.entries(messages.handover.secretHints).filter(([name]) =>
    findings.some(({ isDone, text }) => !isDone && text.startsWith(`${name} `)),
  );
  return old.map(([name, hint]) => (
    <Typography key={name} variant="body2">
      <strong>{name}</strong>: {hint}
    </Typography>
  ));
}

/** Starts the rehearsal of a restore and shows that it runs. */
function RehearsalStep({ handover: { rehearsal } }: StepProps) {
  if (rehearsal === 'running') {
    return (
      <Box role="status" sx={{ width: '100%' }}>
        <Typography variant="body2">This takes about a minute.</Typography>
        <LinearProgress aria-label="Rehearsing the restore" />
      </Box>
    );
  }
  return (
    <ActButton
      needsConnection
      variant="outlined"
      act={(call) => call('POST /api/admin/handover/rehearsal')}
      reread={['handover']}
    >
      {rehearsal === 'none' ? 'Back up and restore' : 'Do it again'}
    </ActButton>
  );
}

/** What a person does in each step. */
const actions: Record<HandoverStep, FunctionComponent<StepProps>> = {
  officers: () => <Link to="/settings/officers">Officers</Link>,
  leavers: LeaversStep,
  secrets: SecretsStep,
  backup: RehearsalStep,
  letter: LetterStep,
  payment: () => <Link to="/orders">Orders</Link>,
  renewals: RenewalsStep,
};

/** Every step: whether it is done, what the website found, and what to do. */
export const HandoverSteps = (props: StepProps) => (
  <Stack component="ul" sx={{ gap: 4, m: 0, p: 0 }}>
    {props.handover.steps.map(({ step, isDone, findings }) => {
      const { title, text } = messages.handover.steps[step];
      const Icon = isDone ? CheckCircleIcon : RadioButtonUncheckedIcon;
      const Action = actions[step];
      return (
        <Stack key={step} component="li" sx={{ gap: 1.5, alignItems: 'start', overflowWrap: 'anywhere' }}>
          <Typography variant="h2" sx={{ display: 'flex', gap: 1 }}>
            <Icon aria-hidden color={isDone ? 'success' : 'disabled'} />
            {title}
            <span style={visuallyHidden}>{isDone ? ' (done)' : ' (to do)'}</span>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {findings.map((finding) => (
              <li key={finding.text}>{finding.text}</li>
            ))}
          </Box>
          <Action {...props} />
        </Stack>
      );
    })}
  </Stack>
);
