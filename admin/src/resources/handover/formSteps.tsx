import { Stack, Typography } from '@mui/material';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { type Handover, type Renewals, renewalKinds } from '@year-group/api-types/officers/handover';
import type { Officer } from '@year-group/api-types/officers/officers';
import { CheckboxGroupInput, DateInput, Link, TextInput, useGetList } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { asTyped } from '#components/forms/asTyped.ts';

/** What each step needs to offer its action. */
export interface StepProps {
  handover: Handover;
}

const reread = ['handover'];
const outlined = { variant: 'outlined', needsConnection: true } as const;

/** Says who leaves; those who were removed already stay on the list by their name. */
export function LeaversStep({ handover: { leaving } }: StepProps) {
  const { data: officers = [] } = useGetList<Officer>('officers', {
    pagination: { page: 1, perPage: maxPageSize },
  });
  const stored = leaving ?? [];
  const gone = stored.filter(({ id }) => !officers.some((officer) => officer.id === id));
  return (
    <>
      <ActForm<{ leaving: string[] }>
        record={{ leaving: stored.map(({ id }) => id) }}
        submit="Save who leaves"
        submitProps={outlined}
        act={(body, call) => call('PUT /api/admin/handover', { body })}
        reread={reread}
      >
        <CheckboxGroupInput
          source="leaving"
          label="Who leaves? Nobody, if none is ticked"
          choices={[...gone, ...officers.filter(({ isOwnerAccount }) => !isOwnerAccount)]}
          row={false}
        />
      </ActForm>
      {stored.length > 0 && <Link to="/settings/officers">Remove them on the page of officers</Link>}
    </>
  );
}

/** Sends the letter, and takes the code that came with it. */
export function LetterStep({ handover: { letterSentTo, steps } }: StepProps) {
  const isDone = steps.some((each) => each.step === 'letter' && each.isDone);
  return (
    <>
      <ActButton {...outlined} act={(call) => call('POST /api/admin/handover/letter')} reread={reread}>
        {letterSentTo ? 'Send another letter' : 'Send me the letter'}
      </ActButton>
      {letterSentTo && !isDone && (
        <ActForm<{ code: string | null }>
          submit="Check the code"
          submitProps={{ needsConnection: true }}
          act={({ code }, call) =>
            call('POST /api/admin/handover/letter/code', { body: { code: code ?? '' } })
          }
          reread={reread}
          retype="code"
        >
          <TextInput
            source="code"
            label="Code in the letter"
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } }}
          />
        </ActForm>
      )}
    </>
  );
}

const titles: Record<keyof Renewals, string> = { domain: 'Domain', mail: 'Mailboxes', hosting: 'Server' };

/** Company, login and day of everything that the group renews. */
export const RenewalsStep = ({ handover: { renewals } }: StepProps) => (
  <ActForm<Renewals>
    record={renewals}
    submit="Save the renewals"
    submitProps={outlined}
    act={(typed, call) => call('PUT /api/admin/handover', { body: { renewals: typed } })}
    reread={reread}
  >
    {renewalKinds.map((kind) => (
      <Stack key={kind} role="group" aria-label={titles[kind]} sx={{ gap: 1.5 }}>
        <Typography variant="h3">{titles[kind]}</Typography>
        <TextInput source={`${kind}.provider`} label="Company" parse={asTyped} />
        <TextInput source={`${kind}.holder`} label="Who has the login" parse={asTyped} />
        <DateInput source={`${kind}.date`} label="Ends on" parse={asTyped} />
      </Stack>
    ))}
  </ActForm>
);
