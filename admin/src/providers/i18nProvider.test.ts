import { describe, expect, it } from 'vitest';
import { i18nProvider } from './i18nProvider.ts';

const { translate } = i18nProvider;

describe("react-admin's own words", () => {
  it('are found by their path and filled in', () => {
    expect(translate('ra.action.undo')).toBe('Undo');
    expect(translate('ra.validation.maxLength', { max: 5 })).toBe('Must be 5 characters or less');
  });

  it('have a form for one and a form for many', () => {
    expect(translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 item selected');
    expect(translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 items selected');
  });

  it('leave a sentence of the panel as it is, whatever it holds', () => {
    expect(translate('“50 %{off}. Now” was sent.')).toBe('“50 %{off}. Now” was sent.');
    expect(translate('resources.news.name', { _: 'News' })).toBe('News');
  });
});
