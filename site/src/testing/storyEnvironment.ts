/** The current time of every page story: between the factories' news and events. */
export const storyNow = Date.parse('2026-11-06T09:00:00Z');

export interface Environment {
  /** The reader's time zone. */
  zone: string;
  /** Local storage from earlier visits. */
  localItems: Record<string, string | null>;
  /** Session storage from before a reload. */
  sessionItems: Record<string, string>;
}

/**
 * In ms: longer timers are ones that visitors wait for, such as a countdown, a poll or a toast's
 * end.
 */
const longWait = 1000;

/**
 * Stops the clock, sets a time zone and gives the page its own storage: Storybook shares the
 * product's origin and must not read or change a visitor's data. `holdStill` stops long timers;
 * `restore` undoes everything.
 */
export function setUpEnvironment({ zone, localItems, sessionItems }: Environment) {
  const { now } = Date;
  const { getDay, toTimeString } = Date.prototype;
  const setTimeout = window.setTimeout.bind(window);
  const storages = ['localStorage', 'sessionStorage'] as const;
  const own = storages.map((name) => Object.getOwnPropertyDescriptor(window, name));

  Date.now = () => storyNow;
  const longTimers = new Set<number>();
  const noting = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const timer = setTimeout(handler, delay, ...rest);
    if (delay >= longWait) longTimers.add(timer);
    return timer;
  };
  const ownTimeout = Object.assign(noting, setTimeout);
  window.setTimeout = ownTimeout;
  Object.assign(Date.prototype, clockIn(zone));
  for (const name of storages) {
    const storage = makeStorage(name === 'localStorage' ? localItems : sessionItems);
    Object.defineProperty(window, name, { configurable: true, get: () => storage });
  }

  return {
    holdStill() {
      for (const timer of longTimers) clearTimeout(timer);
    },
    restore() {
      Date.now = now;
      Object.assign(Date.prototype, { getDay, toTimeString });
      // A test with fake timers may have put back the real one.
      if (window.setTimeout === ownTimeout) window.setTimeout = setTimeout;
      for (const [index, name] of storages.entries()) {
        Object.defineProperty(window, name, own[index] ?? { configurable: true });
      }
    },
  };
}

/** What `formatReaderTime` reads from a date, as in that time zone. */
const clockIn = (timeZone: string) => ({
  getDay(this: Date) {
    return new Date(this.toLocaleDateString('en-CA', { timeZone })).getUTCDay();
  },
  toTimeString(this: Date) {
    return this.toLocaleTimeString('en-GB', { timeZone });
  },
});

function makeStorage(localItems: Record<string, string | null>): Storage {
  const items = new Map<string, string>();
  for (const [key, text] of Object.entries(localItems)) if (text !== null) items.set(key, text);
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
