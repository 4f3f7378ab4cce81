import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createOwnerAccount, type OwnerAccount } from '#features/officers/ownerAccount.ts';
import { loadSiteRenderer } from '#features/pages/pageRoutes.ts';
import { wordsOfGroup } from '#platform/group/groupRecord.ts';
import type { Services } from '#platform/services.ts';
import { weakness } from '#platform/settings/liveProblems.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { StartError } from '#platform/startError.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { startServices } from './startServices.ts';

/** How long a stop may take before the process exits anyway, in ms. */
const stopTimeoutMs = 10_000;

/** Starts one process of the product: database, content, server; stops cleanly on a signal. */
export async function serve(settings: Settings): Promise<void> {
  const services = await startServices(settings);
  const app = await buildApp(services, await loadSiteRenderer(settings.publicUrl)).catch(
    async (error: unknown) => {
      await services.stop();
      throw error;
    },
  );

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    // A connection with a request in progress at closing time would stay open for the browser's
    // next one.
    setInterval(() => app.server.closeIdleConnections(), 1000).unref();
    await app.close();
    await services.stop();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());

  try {
    const account = createOwnerAccount(services.db);
    await refuseGroupsWords(services, account);
    const newPassword = await account.prepare(settings.adminPassword);
    await app.listen({ host: settings.host, port: settings.port });
    const { name } = await services.group.identity();
    process.stdout.write(describeStart(app, name, settings, newPassword));
  } catch (error) {
    await app.close();
    await services.stop();
    throw describeListenError(error, settings);
  }
}

/** Refuses a new password made of the group's own words; the present one stays valid. */
async function refuseGroupsWords(
  { group, settings }: Services,
  { isPassword }: Pick<OwnerAccount, 'isPassword'>,
): Promise<void> {
  const { adminPassword: password, mode } = settings;
  if (mode !== 'live' || !password || (await isPassword(password))) return;
  const problem = await weakness(password, wordsOfGroup(await group.shell()));
  if (problem) throw new StartError(problem);
}

function describeListenError(error: unknown, { host, port }: Settings): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`,
    EACCES: `Port ${port} needs more rights than this account has. Set PORT to a number from 1024.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  const sentence = sentences[String((error as { code?: unknown }).code)];
  return sentence ? new StartError(sentence) : error;
}

/** What the operator sees at the start: live one line; the demo its addresses and, once, its new password. */
function describeStart(
  app: FastifyInstance,
  groupName: string,
  settings: Settings,
  newPassword: string | undefined,
): string {
  const { port } = app.server.address() as AddressInfo;
  if (settings.mode === 'live') {
    const facts = [
      `version ${packageFile.version}`,
      'PostgreSQL',
      settings.paymentProvider === 'none' ? 'payments by hand' : `payments by ${settings.paymentProvider}`,
      `mail by ${new URL(settings.smtpUrl ?? '').host}`,
    ];
    return `${groupName} listens on port ${port} for ${settings.publicUrl} (${facts.join(', ')}).\n`;
  }
  const at = (path: string) => `http://localhost:${port}${path}`;
  const password = newPassword
    ? `password ${newPassword} (shown only now)`
    : settings.adminPassword
      ? 'password as set in ADMIN_PASSWORD'
      : 'password as shown at the first start; set ADMIN_PASSWORD to choose a new one';
  return `
  ${groupName} is running.

  Site           ${at('/')}
  Admin          ${at('/admin')}  ${password}
  Storybook      ${at('/storybook/')}
  API reference  ${at('/docs')}

  Data is kept in ${settings.dataDir}. Ctrl-C stops.

`;
}
