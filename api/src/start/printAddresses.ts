import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#platform/settings/settings.ts';

/** Prints the addresses at the terminal, and the demo's new password once. */
export function printAddresses(
  app: FastifyInstance,
  settings: Settings,
  newPassword: string | undefined,
): void {
  const { port } = app.server.address() as AddressInfo;
  if (settings.mode === 'live') {
    app.log.info({ port }, 'listening');
    return;
  }
  const at = (path: string) => `http://localhost:${port}${path}`;
  const password = newPassword
    ? `password ${newPassword} (shown only now)`
    : settings.adminPassword
      ? 'password as set in ADMIN_PASSWORD'
      : 'password as shown at the first start; set ADMIN_PASSWORD to choose a new one';
  const lines = [
    '',
    '  2015 Year Group is running.',
    '',
    `  Site           ${at('/')}`,
    `  Admin          ${at('/admin')}  ${password}`,
    `  Storybook      ${at('/storybook/')}`,
    `  API reference  ${at('/docs')}`,
    '',
    `  Data is kept in ${settings.dataDir}. Ctrl-C stops.`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
