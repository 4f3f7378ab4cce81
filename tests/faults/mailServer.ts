import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every mail after a moment; `taken` holds the Message-ID of each. */
export async function startMailServer(port = 0, delayMs = 0) {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const take = async () => {
        const text = (await stream.toArray()).map(String).join('');
        await pause(delayMs);
        taken.push(/^message-id: (.*)$/im.exec(text)?.[1] ?? 'none');
        done();
      };
      // A sender that is killed leaves half a mail, which was never taken.
      take().catch(() => {});
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
