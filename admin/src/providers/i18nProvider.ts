import english from 'ra-language-english';
import type { I18nProvider } from 'react-admin';

/** The text of react-admin at a path: "ra.action.undo". */
const textAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], english);

/** react-admin's own words, all in English; a sentence of the panel stays what it is. */
export const i18nProvider: I18nProvider = {
  getLocale: () => 'en',
  changeLocale: async () => undefined,
  translate(key: string, { _: fallback, ...values }: Record<string, string | number> = {}) {
    const found = textAt(key);
    const text = typeof found === 'string' ? found : fallback;
    if (typeof text !== 'string') return key;
    const [one = '', many = one] = text.split(' |||| ');
    return (values.smart_count === 1 ? one : many).replace(/%\{(\w+)\}/g, (_all, name: string) =>
      String(values[name] ?? ''),
    );
  },
};
