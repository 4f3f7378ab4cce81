import { Box, Typography } from '@mui/material';
import { type Renewals, renewalKinds } from '@year-group/api-types/officers/handover';
import { DateInput, TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import type { StepProps } from './HandoverSteps.tsx';

const titles: Record<keyof Renewals, string> = { domain: 'Domain', mail: 'Mailboxes', hosting: 'Server' };
const short = { helperText: false, slotProps: { htmlInput: { maxLength: 100 } } } as const;
/** Emptied fields are sent as texts. */
const asTyped = (text: string) => text;

/** Company, login and day of everything that the group renews. */
export const RenewalsStep = ({ handover: { renewals } }: StepProps) => (
  <ActForm<Renewals>
    record={renewals}
    submit="Save the renewals"
    submitProps={{ variant: 'outlined' }}
    act={(typed, call) => call('PUT /api/admin/handover', { body: { renewals: typed } })}
    reread={['handover']}
  >
    {renewalKinds.map((kind) => (
      <Box key={kind} component="fieldset" sx={row}>
        <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
          {titles[kind]}
        </Typography>
        <TextInput source={`${kind}.provider`} label="Company" parse={asTyped} {...short} />
        <TextInput source={`${kind}.holder`} label="Who has the login" parse={asTyped} {...short} />
        <DateInput source={`${kind}.date`} label="Ends on" parse={asTyped} helperText={false} />
      </Box>
    ))}
  </ActForm>
);

const row = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { sm: '1fr 1fr 11rem' },
  m: 0,
  p: 0,
  border: 0,
};

/** Sends the letter, and takes the code that came with it. */
export function LetterStep({ handover: { letterSentTo, steps: all } }: StepProps) {
  const isDone = all.some(({ step, isDone: isProved }) => step === 'letter' && isProved);
  return (
    <>
      <ActButton
        variant="outlined"
        act={(call) => call('POST /api/admin/handover/letter')}
        reread={['handover']}
      >
        {letterSentTo ? 'Send another letter' : 'Send me the letter'}
      </ActButton>
      {letterSentTo && !isDone && (
        <ActForm<{ code: string | null }>
          submit="Check the code"
          act={({ code }, call) =>
            call('POST /api/admin/handover/letter/code', { body: { code: code ?? '' } })
          }
          reread={['handover']}
          retype="code"
        >
          <TextInput
            source="code"
            label="Code in the letter"
            helperText={false}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } }}
          />
        </ActForm>
      )}
    </>
  );
}
