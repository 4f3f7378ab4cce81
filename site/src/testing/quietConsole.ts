/** Clicks of plays run inside React's `act`, which does not await a page that is still being fetched; visitors have none. */
const ofTestsAlone = /suspended inside an `act` scope/;

/** Notes every warning and error of the console except the expected ones, which are not shown either. */
export function listenToConsole(expected?: RegExp) {
  const heard: string[] = [];
  const { error, warn } = console;
  const listener =
    (pass: (...parts: unknown[]) => void) =>
    (...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (ofTestsAlone.test(text) || expected?.test(text)) return;
      heard.push(text);
      pass(...parts);
    };
  Object.assign(console, { error: listener(error), warn: listener(warn) });
  return { heard, stop: () => void Object.assign(console, { error, warn }) };
}
