import { messages } from '@year-group/api-types/messages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** react-admin's own words, in which a form that is left says what becomes of its text. */
const words = {
  ...english,
  ra: { ...english.ra, message: { ...english.ra.message, unsaved_changes: messages.admin.leaveQuestion } },
};

/** react-admin's own words, all in English; a sentence of the panel stays what it is. */
export const i18nProvider = polyglotI18nProvider(() => words, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});
