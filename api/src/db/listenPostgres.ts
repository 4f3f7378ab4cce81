import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const pauseAfterLossMs = 500;

/** By what the database knows the connections that listen to a channel. */
export const listenerName = (channel: string): string => `listens to ${channel}`;

/**
 * Listens for `pg_notify` on a connection of its own and connects again after a loss.
 * `onLost` is called at the loss and again once it listens anew, since notices in between are gone for good.
 */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  onNotice: (payload: string, answer: (payload: string) => void) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;
  /** A connection takes one statement at a time. */
  let answered: Promise<unknown> = Promise.resolve();

  function answer(payload: string) {
    // Whoever waits for an answer that is lost waits a second at most.
    answered = answered
      .then(() => client.query('select pg_notify($1, $2)', [channel, payload]))
      .catch(() => {});
  }

  async function connect() {
    client = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: listenerName(channel),
    });
    client.on('notification', ({ payload }) => onNotice(payload ?? '', answer));
    client.on('error', () => {});
    client.on('end', () => void reconnect());
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  async function reconnect() {
    onLost();
    while (!stopped) {
      await wait(pauseAfterLossMs);
      try {
        if (stopped) return;
        client.removeAllListeners('end');
        await connect();
        onLost();
        return;
      } catch {
        // Still down: the next round tries again.
      }
    }
  }

  await connect();
  return async () => {
    stopped = true;
    client.removeAllListeners('end');
    await client.end();
  };
}
