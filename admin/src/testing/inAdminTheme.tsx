import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { adminTheme } from '#app/theme/adminTheme.ts';

const root = document.documentElement;

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readTheme = () => (root.dataset.theme === 'dark' ? 'dark' : 'light');

/** Shows a story in the panel's theme, in Storybook's current colour scheme. */
function AdminTheme({ children }: { children: ReactNode }) {
  const mode = useSyncExternalStore(watchTheme, readTheme);
  const theme = useMemo(() => createTheme(adminTheme(mode)), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** Decorator of stories about MUI components. */
export const inAdminTheme = (Story: () => ReactNode) => (
  <AdminTheme>
    <Story />
  </AdminTheme>
);
