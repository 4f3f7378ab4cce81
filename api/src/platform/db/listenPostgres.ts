import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const pauseAfterLossMs = 500;
/** How often the connection is tried: a cut one gives no error by itself. */
const heartbeatMs = 2000;
/** After this time without an answer a connection counts as cut. */
const timeoutMs = 5000;

/** Listens on its own connection and connects again after a loss, when notifications may be missed. */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      application_name: `listens to ${channel}`,
    });
    const connection = client;
    connection.on('notification', onNotice);
    connection.on('error', () => {});
    await connection.connect();
    await connection.query(`listen ${connection.escapeIdentifier(channel)}`).catch((error: unknown) => {
      void connection.end();
      throw error;
    });
    onNotice();
    const heartbeat = setInterval(() => void connection.query('select 1').catch(giveUp), heartbeatMs);
    connection.once('end', () => {
      clearInterval(heartbeat);
      if (!stopped) void reconnect();
    });
  }

  /** Silence may be ours alone, while others write; a database that hung up has no writers. */
  function giveUp(error: Error): void {
    if (error.message.includes('timeout')) onNotice();
    void client.end();
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(pauseAfterLossMs);
      try {
        return await connect();
      } catch {
        // The database is still down: the next attempt follows.
      }
    }
  }

  await connect();
  return async () => {
    stopped = true;
    await client.end();
  };
}
