import { Box, Button, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type Renewals, renewalKinds } from '@year-group/api-types/officers/handover';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { FormEvent } from 'react';
import { formText } from '#lib/formText.ts';
import type { StepProps } from './useHandover.ts';

const { breakpoint, space } = tokens;

const Row = styled('fieldset')({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBlockEnd: space['2'], padding: 0 },
  [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: '1fr 1fr 11rem' },
});

const titles: Record<keyof Renewals, string> = {
  domain: 'Domain',
  mail: 'Mailboxes',
  hosting: 'Server',
};
const fields = [
  { name: 'provider', label: 'Company', type: 'text' },
  { name: 'holder', label: 'Who has the login', type: 'text' },
  { name: 'date', label: 'Ends on', type: 'date' },
] as const;

/** Company, login and day of everything that the group renews. */
export function RenewalsStep({ handover: { renewals }, act, isActing }: StepProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (kind: keyof Renewals) =>
      Object.fromEntries(
        fields.map(({ name }) => [name, formText(form, `${kind}.${name}`)]),
      ) as Renewals['domain'];
    const body = { renewals: { domain: read('domain'), mail: read('mail'), hosting: read('hosting') } };
    void act('PUT /api/admin/handover', { body });
  }

  return (
    <Box component="form" sx={{ display: 'grid', gap: 2, width: '100%' }} onSubmit={handleSubmit}>
      {renewalKinds.map((kind) => (
        <Row key={kind}>
          <Typography component="legend" variant="h3">
            {titles[kind]}
          </Typography>
          {fields.map(({ name, label, type }) => (
            <TextField
              key={name}
              name={`${kind}.${name}`}
              label={label}
              type={type}
              size="small"
              defaultValue={renewals[kind][name]}
              slotProps={{
                ...(type === 'date' && { inputLabel: { shrink: true } }),
                htmlInput: { maxLength: 100 },
              }}
            />
          ))}
        </Row>
      ))}
      <Button type="submit" variant="outlined" disabled={isActing} sx={{ justifySelf: 'start' }}>
        Save the renewals
      </Button>
    </Box>
  );
}
