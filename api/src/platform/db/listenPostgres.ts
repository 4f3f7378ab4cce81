import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const pauseAfterLossMs = 500;
/** How often the connection is checked: a broken one gives no error by itself. */
const heartbeatMs = 2000;
/** After this time without an answer the connection counts as broken, on either side. */
const timeoutMs = 8000;

/** The application name by which the database counts the listeners of a channel. */
export const listenerName = (channel: string): string => `listens to ${channel}`;

/** Callbacks of a listener. */
interface Listener {
  onNotice: (payload: string, answer: (payload: string) => void) => void;
  /** Called at a loss and at the reconnection: notifications in between are lost. */
  onLost: () => void;
  /** Called when the database has not answered for too long. */
  onSilence: () => void;
}

/**
 * Listens for `pg_notify` on its own connection and reconnects after a loss, which it detects
 * within ten seconds.
 */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  { onNotice, onLost, onSilence }: Listener,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;
  /** A connection runs one statement at a time. */
  let queue: Promise<unknown> = Promise.resolve();

  function say(text: string, values: string[] = []): Promise<unknown> {
    const connection = client;
    queue = queue.then(() => connection.query(text, values)).catch(() => {});
    return queue;
  }

  async function connect() {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      application_name: listenerName(channel),
    });
    // A writer that waits for a lost answer waits a second at most.
    const answer = (payload: string) => void say('select pg_notify($1, $2)', [channel, payload]);
    next.on('notification', ({ payload }) => onNotice(payload ?? '', answer));
    next.on('error', () => {});
    await next.connect();
    // Writers wait for listeners, so the database must soon detect that a machine is gone.
    await next.query(`set tcp_user_timeout = ${timeoutMs}; set tcp_keepalives_idle = 5;
      set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`);
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
    queue = Promise.resolve();
    const stopHeartbeat = startHeartbeat();
    next.once('end', () => {
      stopHeartbeat();
      if (!stopped) void reconnect();
    });
  }

  function startHeartbeat() {
    let askedAt: number | undefined;
    function check() {
      if (askedAt === undefined) {
        askedAt = performance.now();
        void say('select 1').then(() => (askedAt = undefined));
      } else if (performance.now() - askedAt > timeoutMs - heartbeatMs) {
        onSilence();
        void client.end();
      }
    }
    // After this process itself was suspended, received data is read first.
    const timer = setInterval(() => setImmediate(check), heartbeatMs);
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
        // Still down: the next attempt follows.
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
