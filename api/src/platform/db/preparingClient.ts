import pg from 'pg';

/** Each connection keeps what it prepared, with some memory at the server: so many statements, and none beyond. */
const maxStatements = 300;
/** What is longer holds the values of many rows, so many this time and another number the next. */
const maxTextLength = 4000;

/** Texts that were sent once, until there are too many: most of them never come again. */
const seenTexts = new Set<string>();
const names = new Map<string, string>();

/** The name of a statement that is sent again and again; undefined for one that may never come back. */
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

/** A connection that names what it repeats, so that PostgreSQL parses and plans it once and its text is not sent again. */
export class PreparingClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      if (isUnnamed(statement) && Array.isArray(rest[0]) && rest[0].length > 0)
        return send({ ...statement, name: nameOf(statement.text) }, ...rest);
      return send(statement, ...rest);
    }) as typeof this.query;
  }
}

/** Drizzle hands over an object, with a name only where the product gave one. */
const isUnnamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  !('submit' in statement) &&
  'text' in statement &&
  (statement as pg.QueryConfig).name === undefined;
