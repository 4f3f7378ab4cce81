/** The moment at which every page story is looked at: between the news and the events of the factories. */
export const storyNow = Date.parse('2026-11-06T09:00:00Z');

export interface Surroundings {
  /** The reader's time zone. */
  zone: string;
  /** What the browser has kept from earlier visits. */
  kept: Record<string, string | null>;
  /** What this tab has kept from before a reload. */
  keptInTab: Record<string, string>;
}

/** Milliseconds from which on a timer is one that visitors wait for: a countdown, a poll, a toast that leaves. */
const longWait = 1000;

/**
 * Stops the clock, moves the reader to a time zone and gives the page a storage of its own: the catalogue shares the
 * product's origin, and must neither show nor touch what a visitor keeps there. `holdStill` keeps
 * what would change by itself after a while from doing so; `restore` undoes it all.
 */
export function surround({ zone, kept, keptInTab }: Surroundings) {
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
  window.setTimeout = Object.assign(noting, setTimeout);
  Object.assign(Date.prototype, clockIn(zone));
  for (const name of storages) {
    const storage = makeStorage(name === 'localStorage' ? kept : keptInTab);
    Object.defineProperty(window, name, { configurable: true, get: () => storage });
  }

  return {
    holdStill() {
      for (const timer of longTimers) clearTimeout(timer);
    },
    restore() {
      Date.now = now;
      Object.assign(Date.prototype, { getDay, toTimeString });
      window.setTimeout = setTimeout;
      for (const [index, name] of storages.entries()) {
        Object.defineProperty(window, name, own[index] ?? { configurable: true });
      }
    },
  };
}

/** What `formatReaderTime` asks a date for, as a browser in that zone would answer. */
const clockIn = (timeZone: string) => ({
  getDay(this: Date) {
    return new Date(this.toLocaleDateString('en-CA', { timeZone })).getUTCDay();
  },
  toTimeString(this: Date) {
    return this.toLocaleTimeString('en-GB', { timeZone });
  },
});

function makeStorage(kept: Record<string, string | null>): Storage {
  const items = new Map<string, string>();
  for (const [key, text] of Object.entries(kept)) if (text !== null) items.set(key, text);
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
