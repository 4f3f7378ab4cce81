import { messages } from '@year-group/api-types/messages';

/**
 * Clicks of plays run inside React's `act`, which does not await a page that is still loading.
 * Visitors have no `act`.
 */
const ofTestsAlone = /suspended inside an `act` scope/;

/** Collects the console's warnings and errors except expected ones, which are also not shown. */
export function listenToConsole(expected?: RegExp) {
  const logged: string[] = [];
  const { error, warn } = console;
  const listener =
    (pass: (...parts: unknown[]) => void) =>
    (...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      // Logged of a call without a reply, which stories make on purpose.
      if (text.startsWith(messages.network)) return;
      if (ofTestsAlone.test(text) || expected?.test(text)) return;
      logged.push(text);
      pass(...parts);
    };
  Object.assign(console, { error: listener(error), warn: listener(warn) });
  return { logged, stop: () => void Object.assign(console, { error, warn }) };
}
