import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** react-admin's own words, all in English; a sentence of the panel stays what it is. */
export const i18nProvider = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});
