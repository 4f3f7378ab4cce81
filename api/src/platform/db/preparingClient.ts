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

/** A connection that names repeated statements, so that PostgreSQL parses and plans them once. */
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

/** Drizzle passes an object, with a name only where the product gave one. */
const isUnnamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  !('submit' in statement) &&
  'text' in statement &&
  (statement as pg.QueryConfig).name === undefined;
