import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';

/** Maximum nesting depth; the deepest body of the API has four levels. */
const maxJsonDepth = 32;
/** Maximum fields and entries of a body; the largest, an import of members, has about 8000. */
const maxJsonParts = 20_000;

const quote = 34;
const backslash = 92;
const [comma, openList, closeList, openObject, closeObject] = [44, 91, 93, 123, 125];

/** Refuses with 400 what is nested too deeply or has too many parts, before it is parsed. */
function checkShape(text: string): void {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) parts += 1;
    else if (sign === openList || sign === openObject) depth += 1;
    else if (sign === closeList || sign === closeObject) depth -= 1;
    if (depth > maxJsonDepth) throw tooMuch(`The JSON is nested deeper than ${maxJsonDepth} levels.`);
    if (parts >= maxJsonParts) throw tooMuch(`The JSON has more than ${maxJsonParts} fields.`);
  }
}

/** The end of the string that starts here; the end of the text when it is unterminated. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

const tooMuch = (sentence: string) => new HttpError(400, 'malformed-request', sentence);

/** Parses JSON as Fastify does, after the check of its shape. */
export function installJsonLimits(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      checkShape(String(body));
    } catch (error) {
      return done(error as HttpError);
    }
    return parse(request, String(body), done);
  });
}
