import { invitationDays } from '@year-group/api-types/common/limits';
import { normaliseEmail } from '@year-group/api-types/common/rules';
import { eq } from 'drizzle-orm';
import { officers } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { StartError } from '#platform/startError.ts';
import { logActions } from '../actions/actionService.ts';
import { namesOf, readOfficers } from './officerRepository.ts';
import { resetAccount } from './resetAccount.ts';

type Needs = Pick<Services, 'db' | 'settings'>;
interface Asked {
  command: string;
  email: string;
}

/** Lists the officers, or gives one a new start; resolves to what the terminal shows. */
export function runOfficerCommand(services: Needs, { command, email }: Asked): Promise<string> {
  return command === 'reset' ? reset(services, email) : list(services);
}

async function list({ db, settings }: Needs): Promise<string> {
  const rows = await readOfficers(db, settings.domain);
  return rows
    .map((row) => {
      const factors = [row.hasPassword && 'password', row.hasCodeApp && 'code app'];
      const keys = row.passkeys > 0 && `${row.passkeys} ${row.passkeys === 1 ? 'passkey' : 'passkeys'}`;
      const ways = [...factors, keys].filter(Boolean).join(', ') || 'no way to log in';
      const who = `${row.name} <${row.email ?? 'owner’s account, no e-mail'}>`;
      return `${who}: ${namesOf(row.roles)}; ${row.hasJoined ? ways : 'invited'}`;
    })
    .join('\n');
}

async function reset({ db, settings }: Needs, typed: string): Promise<string> {
  const isIt =
    typed === 'owner' ? eq(officers.id, ownerAccountId) : eq(officers.email, normaliseEmail(typed));
  return db.transaction(async (tx) => {
    const [officer] = await tx.select().from(officers).where(isIt).for('update');
    if (!officer)
      throw new StartError(`No officer has the address ${typed}. "npm run officer -- list" shows all.`);
    const token = await resetAccount(tx, officer.id, settings);
    const detail = `${officer.name}, by the server’s command`;
    await logActions(tx, [{ action: 'let-in', target: `officers/${officer.id}`, detail }]);
    return [
      `${officer.name} sets up their login again: second factors and sessions are removed, and every password but that of ADMIN_PASSWORD.`,
      `This link works once and for ${invitationDays} days; give it to nobody else:`,
      `${settings.publicUrl}/admin/invitation#${token}`,
    ].join('\n');
  });
}
