import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, LinearProgress, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Handover, HandoverStep } from '@year-group/api-types/officers/handover';
import type { FunctionComponent } from 'react';
import { ActButton } from '#components/ActButton.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { LetterStep, RenewalsStep } from './formSteps.tsx';
import { LeaversStep } from './LeaversStep.tsx';

/** What each step needs to offer its action. */
export interface StepProps {
  handover: Handover;
}

const OfficersStep = () => <PanelLink to="/settings/officers">Officers</PanelLink>;
const PaymentStep = () => <PanelLink to="/orders">Orders</PanelLink>;

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
      <div role="status">
        <Typography variant="body2">This takes about a minute.</Typography>
        <LinearProgress aria-label="Rehearsing the restore" />
      </div>
    );
  }
  return (
    <ActButton
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
  officers: OfficersStep,
  leavers: LeaversStep,
  secrets: SecretsStep,
  backup: RehearsalStep,
  letter: LetterStep,
  payment: PaymentStep,
  renewals: RenewalsStep,
};

/** Every step: whether it is done, what the website found, and what to do. */
export function HandoverSteps(props: StepProps) {
  return (
    <PartRows sx={steps}>
      {props.handover.steps.map(({ step, isDone, findings }) => {
        const { title, text } = messages.handover.steps[step];
        const Icon = isDone ? CheckCircleIcon : RadioButtonUncheckedIcon;
        const Action = actions[step];
        return (
          <li key={step}>
            <Icon aria-hidden color={isDone ? 'success' : 'disabled'} />
            <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
              <Typography variant="h2">
                {title}
                <VisuallyHidden>{isDone ? ' (done)' : ' (to do)'}</VisuallyHidden>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
                {findings.map((finding) => (
                  <li key={finding.text}>{finding.text}</li>
                ))}
              </Box>
              <Action {...props} />
            </Box>
          </li>
        );
      })}
    </PartRows>
  );
}

const steps = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: 1.5,
    py: 2,
  },
};
