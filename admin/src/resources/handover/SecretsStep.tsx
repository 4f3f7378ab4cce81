import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { StepProps } from './HandoverSteps.tsx';

/** What to do about each secret that is still the old one. */
export function SecretsStep({ handover }: StepProps) {
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
