import type { Socket } from 'node:net';
import pg from 'pg';

/** Maximum prepared statements; each uses memory in every connection of the server. */
const maxStatements = 300;
/** Longer statements insert varying numbers of rows and do not repeat. */
const maxTextLength = 4000;

/** Texts that were sent once, up to a limit: most of them are never repeated. */
const seenTexts = new Set<string>();
const names = new Map<string, string>();

/** The name of a repeated statement; undefined for one that may not repeat. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= maxStatements || text.length > maxTextLength) return name;
  if (!seenTexts.delete(text)) {
    if (seenTexts.size >= 10 * maxStatements) seenTexts.clear();
    seenTexts.add(text);
    return undefined;
  }
  const given = `s${names.size}`;
  names.set(text, given);
  return given;
}

/**
 * A connection that sends what is asked in one turn of the event loop together, without waiting for
 * the replies in between, and names repeated statements, so that PostgreSQL parses and plans them
 * once. It does not wait for the reply to BEGIN: it goes out with the first statement.
 */
export class PreparingClient extends pg.Client {
  #isCollecting = false;

  constructor(options?: pg.ClientConfig) {
    super({ ...options, pipeline: true });
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      this.#collect();
      const isNamed = isUnnamed(statement) && Array.isArray(rest[0]) && rest[0].length > 0;
      const sent = isNamed
        ? send({ ...statement, name: nameOf(statement.text) }, ...rest)
        : send(statement, ...rest);
      if (!(isUnnamed(statement) && statement.text === 'begin' && sent instanceof Promise)) return sent;
      // Where BEGIN fails, so does every statement after it.
      sent.catch(() => {});
      return Promise.resolve({ rows: [] });
    }) as typeof this.query;
  }

  /** Ends the connection now, whatever is under way; `end` would wait for it. */
  breakOff(): void {
    this.#stream.destroy();
  }

  #collect(): void {
    if (this.#isCollecting) return;
    this.#isCollecting = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#isCollecting = false;
      this.#stream.uncork();
    });
  }

  /** The driver's own, which its types leave out. */
  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}

/** Drizzle passes an object, with a name only where the product gave one. */
const isUnnamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  !('submit' in statement) &&
  'text' in statement &&
  (statement as pg.QueryConfig).name === undefined;
