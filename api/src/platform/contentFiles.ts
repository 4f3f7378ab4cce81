import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads a JSON file that people edit; a wrong one is refused with the names of file and field. */
export function readJson<T>(path: string, schema: z.ZodType<T>): T {
  const text = readFileSync(path, 'utf8');
  try {
    return checked(path, schema, JSON.parse(text));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Error(`${path} is not valid JSON: ${cause.message}`, { cause });
  }
}

const parts = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s;

/** Reads a Markdown file that people edit: fields between two lines `---`, then the text as `body`. */
export function readMarkdown<T>(path: string, schema: z.ZodType<T>): T {
  const { head, body = '' } = parts.exec(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'))?.groups ?? {};
  if (head === undefined) throw new Error(`${path} does not begin with its fields between two lines "---".`);
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    if (colon < 0) throw new Error(`${path}: the line "${line}" has no colon.`);
    return [line.slice(0, colon).trim(), valueOf(line.slice(colon + 1).trim())] as const;
  });
  return checked(path, schema, { ...Object.fromEntries(fields), body: body.trim() });
}

/** A number, a list or an object is written as in JSON; anything else is a text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function checked<T>(path: string, schema: z.ZodType<T>, content: unknown): T {
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(`${path} needs attention:\n${z.prettifyError(error)}`);
  return data;
}
