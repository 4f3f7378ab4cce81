import { parseText, readText, writeText } from './storage.ts';

/** Stored input, kept until it is cleared. */
export interface Draft<Content> {
  read: () => Content | undefined;
  write: (content: Content) => void;
  clear: () => void;
}

/**
 * Stores unfinished input through reloads and dropped connections. In session storage only:
 * personal data must not stay on a shared computer.
 */
export function createDraft<Content>(
  key: string,
  { maxAgeMs, isContent }: { maxAgeMs: number; isContent: (value: unknown) => value is Content },
): Draft<Content> {
  return {
    read() {
      const stored = parseText(readText('sessionStorage', key));
      const { savedAt, content } = (stored ?? {}) as { savedAt?: unknown; content?: unknown };
      const isFresh = typeof savedAt === 'number' && Date.now() - savedAt <= maxAgeMs;
      return isFresh && isContent(content) ? content : undefined;
    },
    write(content) {
      writeText('sessionStorage', key, JSON.stringify({ savedAt: Date.now(), content }));
    },
    clear() {
      writeText('sessionStorage', key, null);
    },
  };
}

/** Whether a value is an object with a string under each of the names. */
export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}
