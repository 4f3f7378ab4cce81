import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const pauseAfterLossMs = 500;
/** How often the database is asked whether it is still there: a line that is cut says nothing by itself. */
const pulseMs = 2000;
/** After so long without an answer the line counts as cut, on either side. */
const timeoutMs = 8000;

/** By what the database knows the connections that listen to a channel. */
export const listenerName = (channel: string): string => `listens to ${channel}`;

/** Whom a listener tells what. */
interface Listener {
  onNotice: (payload: string, answer: (payload: string) => void) => void;
  /** Called at a loss and again once it listens anew, since notices in between are gone for good. */
  onLost: () => void;
  /** Called when the database has not said a word for too long. */
  onSilence: () => void;
}

/** Listens for `pg_notify` on a connection of its own and connects again after a loss, which it notices within ten seconds. */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  { onNotice, onLost, onSilence }: Listener,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;
  /** A connection takes one statement at a time. */
  let said: Promise<unknown> = Promise.resolve();

  function say(text: string, values: string[] = []): Promise<unknown> {
    const speaker = client;
    said = said.then(() => speaker.query(text, values)).catch(() => {});
    return said;
  }

  async function connect() {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      application_name: listenerName(channel),
    });
    // Whoever waits for an answer that is lost waits a second at most.
    const answer = (payload: string) => void say('select pg_notify($1, $2)', [channel, payload]);
    next.on('notification', ({ payload }) => onNotice(payload ?? '', answer));
    next.on('error', () => {});
    await next.connect();
    // Writers wait for whoever listens, so the database must soon find out that a machine is gone.
    await next.query(`set tcp_user_timeout = ${timeoutMs}; set tcp_keepalives_idle = 5;
      set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`);
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
    said = Promise.resolve();
    const stopPulse = startPulse();
    next.once('end', () => {
      stopPulse();
      if (!stopped) void reconnect();
    });
  }

  function startPulse() {
    let askedAt: number | undefined;
    function beat() {
      if (askedAt === undefined) {
        askedAt = performance.now();
        void say('select 1').then(() => (askedAt = undefined));
      } else if (performance.now() - askedAt > timeoutMs - pulseMs) {
        onSilence();
        void client.end();
      }
    }
    // After this process itself stood still, what has arrived meanwhile is read first.
    const timer = setInterval(() => setImmediate(beat), pulseMs);
    return () => clearInterval(timer);
  }

  async function reconnect() {
    onLost();
    while (!stopped) {
      await wait(pauseAfterLossMs);
      try {
        await connect();
        onLost();
        return;
      } catch (error) {
        // Still down: the next round tries again.
        if (error instanceof Error && /timeout/.test(error.message)) onSilence();
      }
    }
  }

  await connect();
  return async () => {
    stopped = true;
    await client.end();
  };
}
