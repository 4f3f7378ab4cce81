import { messages } from '@year-group/api-types/messages';
import { type Identifier, localStorageStore, type Store } from 'react-admin';

const draftPrefix = 'draft.';

/** The store's name for the officer who is logged in, with their roles (`authProvider.ts`). */
export const officerName = 'officer';

const store = localStorageStore();

/** What stays when a session ends, besides drafts and saved searches. A logout also removes the officer. */
const kept = ['theme', 'group', 'rows', 'ownAccount', officerName];

/** What react-admin and our forms keep in this browser. */
export const panelStore: Store = {
  ...store,
  reset() {
    for (const name of Object.keys(store.listItems?.() ?? {}))
      if (!kept.includes(name) && !name.startsWith(draftPrefix) && !name.endsWith('.savedQueries'))
        store.removeItem(name);
  },
};

/** The prefix of the store's names for what this officer has not saved or sent: only they see it. */
export const unsavedPrefix = (store: Store): string =>
  `${draftPrefix}${store.getItem<{ id: string }>(officerName)?.id}.`;

/** Whether to log out: asks first where the logout would delete something. */
export const confirmLogout = (store: Store): boolean =>
  Object.keys(store.listItems?.(unsavedPrefix(store)) ?? {}).length === 0 ||
  window.confirm(messages.admin.logoutQuestion);

/** The fields of a form that were changed, and when they were last. */
interface Draft {
  values: Values;
  savedAt: number;
}

/** Deletes what the officer has not saved, at their logout; a session that ended keeps it. */
export const endDrafts = (store: Store): void => store.removeItems(unsavedPrefix(store));

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The values of a form, or of a record in it, that differ from those before; others may change meanwhile. */
export function changedValues(values: Values, before: Values = {}): Values {
  const written: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const old = before[name];
    if (JSON.stringify(value) === JSON.stringify(old)) continue;
    written[name] = isRecord(value) && isRecord(old) ? changedValues(value, old) : value;
  }
  return written;
}

/** The values of a form with those of `changedValues` laid over them. */
export function withChanges(values: Values, written: Values): Values {
  const all = { ...values };
  for (const [name, value] of Object.entries(written)) {
    const current = values[name];
    all[name] = isRecord(value) && isRecord(current) ? withChanges(current, value) : value;
  }
  return all;
}

/** The key of the draft of a form: for a record, or for a new one. */
export const draftKeyOf = (resource: string | undefined, id: Identifier = 'new'): string =>
  `${resource}/${id}`;

/** Unsaved input of one form: it stays through reloads and ended sessions, until it is saved or discarded. */
export function draftIn(store: Store, key: string) {
  const name = unsavedPrefix(store) + key;
  return {
    read: () => store.getItem<Draft>(name),
    write(values: Values) {
      try {
        store.setItem(name, { values, savedAt: Date.now() } satisfies Draft);
      } catch {
        // Storage can be full; the form then works without a draft.
      }
    },
    clear: () => store.removeItem(name),
  };
}
