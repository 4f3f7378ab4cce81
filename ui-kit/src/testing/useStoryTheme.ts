import type { ThemeName } from '@year-group/api-types/group/colours';
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readTheme = (): ThemeName => (root.dataset.theme === 'dark' ? 'dark' : 'light');

/** Storybook's current theme, for what does not take it from the attribute by itself. */
export const useStoryTheme = () => useSyncExternalStore(watchTheme, readTheme);
