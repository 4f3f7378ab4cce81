import { ListItemText, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import type { OwnAccount, Passkey } from '@year-group/api-types/officers/officers';
import { ActButton } from '#components/ActButton.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { createPasskey, hasPasskeys } from '#lib/passkeys.ts';
import type { CallApi } from '#providers/dataProvider.ts';

/** Gets recovery codes where something was the first second factor, else null. */
export type OnCodes = (recoveryCodes: string[] | null) => void;

/** Makes and stores a passkey, which is named like the login of this device: "Chrome on Android". */
export async function makePasskey(call: CallApi, onCodes: OnCodes): Promise<void> {
  const sessions = await call('GET /api/admin/me/sessions');
  const name = sessions.find(({ isThis }) => isThis)?.device ?? 'This device';
  const { challengeId, options } = await call('POST /api/admin/me/passkeys/options');
  const response = await createPasskey(options);
  const body = { challengeId, response, name };
  onCodes((await call('POST /api/admin/me/passkeys', { body })).recoveryCodes);
}

/** The passkeys of the account: to add and to remove. */
export function Passkeys({ account: { passkeyList }, onCodes }: { account: OwnAccount; onCodes: OnCodes }) {
  return (
    <>
      <Typography color="textSecondary">
        The lock of your phone or computer: one touch logs you in, without a password.
      </Typography>
      {passkeyList.length > 0 && (
        <PartRows aria-label="Passkeys">
          {passkeyList.map((passkey) => (
            <li key={passkey.id}>
              <ListItemText primary={passkey.name} secondary={describe(passkey)} />
              <ActButton
                needsConnection
                aria-label={`Remove the passkey ${passkey.name}`}
                act={(call) => call('DELETE /api/admin/me/passkeys/:id', { params: { id: passkey.id } })}
                reread={['auth']}
              >
                Remove
              </ActButton>
            </li>
          ))}
        </PartRows>
      )}
      {hasPasskeys() && (
        <ActButton
          needsConnection
          variant="outlined"
          act={(call) => makePasskey(call, onCodes)}
          reread={['auth']}
        >
          Add a passkey
        </ActButton>
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
