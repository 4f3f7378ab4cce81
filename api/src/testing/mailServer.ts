import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The server's behaviour for the next mails; `accept` by default. */
export type Mood =
  | 'accept'
  | 'refuse-sender'
  | 'refuse-recipient'
  | 'refuse-data'
  | 'drop-after-data'
  | 'keep-and-drop'
  | 'slow'
  | 'stall';

/** A mail that the server accepted. */
export interface TakenMail {
  messageId: string;
  to: string[];
  raw: string;
}

/** A real SMTP server with configurable failures. */
export interface MailServer {
  url: string;
  port: number;
  taken: TakenMail[];
  /** The behaviour for the given number of mails; then it accepts again. */
  be(mood: Mood, times?: number): void;
  stop(): Promise<void>;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts it on a port, or on any free one; `taken` contains mails from before a restart. */
export async function startMailServer(port = 0, taken: TakenMail[] = []): Promise<MailServer> {
  let mood: Mood = 'accept';
  let left = 0;
  /** Counts a mail of this behaviour, which ends with the last of them. */
  const isNow = (...moods: Mood[]): boolean => {
    if (left <= 0 || !moods.includes(mood)) return false;
    left -= 1;
    return true;
  };

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      // No answer at all: the sender must time out.
      if (!isNow('stall')) done();
    },
    onMailFrom: (_address, _session, done) =>
      done(isNow('refuse-sender') ? refusal(451, 'Try later') : undefined),
    onRcptTo: (_address, _session, done) =>
      done(isNow('refuse-recipient') ? refusal(550, 'No such mailbox') : undefined),
    onData: (stream, session, done) => void receive(stream, session, done),
  };

  async function receive(...[stream, session, done]: Parameters<NonNullable<SMTPServerOptions['onData']>>) {
    const raw = (await stream.toArray()).map(String).join('');
    const keep = () =>
      taken.push({
        messageId: /^message-id: (.+)$/im.exec(raw)?.[1] ?? '',
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw,
      });
    if (isNow('refuse-data')) return done(refusal(452, 'Mailbox full'));
    const isKept = left > 0 && mood === 'keep-and-drop';
    if (isNow('drop-after-data', 'keep-and-drop')) {
      if (isKept) keep();
      for (const { _socket: socket } of connections(server)) socket.destroy();
      return;
    }
    if (isNow('slow')) await pause(3000);
    keep();
    done();
  }
  const server = new SMTPServer(options);
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken,
    be(next, times = Number.POSITIVE_INFINITY) {
      mood = next;
      left = times;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const { _socket: socket } of connections(server)) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The open connections, which the package's types omit. */
function connections(server: SMTPServer): { _socket: { destroy(): void } }[] {
  return [...(server as unknown as { connections: Iterable<{ _socket: { destroy(): void } }> }).connections];
}
