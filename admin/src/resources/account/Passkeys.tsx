import { Button, Stack, TextField, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import type { Passkey } from '@year-group/api-types/officers/officers';
import type { FormEvent } from 'react';
import { PartRows } from '#components/PagePart.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { deviceName } from '#lib/deviceName.ts';
import { formText } from '#lib/formText.ts';
import { hasPasskeys } from '#lib/passkeys.ts';
import { type AccountPartProps, useAccountCalls } from './useAccountCalls.ts';

/** The passkeys of the account: to add and to remove. */
export function Passkeys({ account, onDone }: AccountPartProps) {
  const { call, makePasskey } = useAccountCalls();
  const { run, problem, isBusy } = useTask();

  function handleAdd(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'name');
    void run(async () => onDone(await makePasskey(name || deviceName())));
  }
  const handleRemove = (id: string) =>
    run(async () => {
      await call('DELETE /api/admin/me/passkeys/:id', { params: { id } });
      await onDone();
    });

  return (
    <>
      <Typography color="textSecondary">
        The lock of your phone or computer: one touch logs you in, without a password.
      </Typography>
      {account.passkeyList.length > 0 && (
        <PartRows aria-label="Passkeys">
          {account.passkeyList.map((passkey) => (
            <li key={passkey.id}>
              <div>
                {passkey.name}
                <Typography variant="body2" color="textSecondary">
                  {describe(passkey)}
                </Typography>
              </div>
              <Button
                aria-label={`Remove the passkey ${passkey.name}`}
                disabled={isBusy}
                onClick={() => void handleRemove(passkey.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </PartRows>
      )}
      <Problem text={problem} />
      {hasPasskeys() && (
        <Stack
          component="form"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}
          onSubmit={handleAdd}
        >
          <TextField
            id="passkey-name"
            name="name"
            label="Name of this device"
            defaultValue={deviceName()}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" variant="outlined" disabled={isBusy}>
            Add a passkey
          </Button>
        </Stack>
      )}
    </>
  );
}

/** When a passkey was made and used; or that it no longer works. */
function describe({ createdAt, lastUsedAt, isOfThisDomain }: Passkey): string {
  const made = `Made ${formatLongDate(createdAt)}`;
  if (!isOfThisDomain) return `${made} on another domain: it no longer works here. Make a new one.`;
  return `${made}, ${lastUsedAt ? `last used ${formatLongDate(lastUsedAt)}` : 'not used yet'}`;
}
