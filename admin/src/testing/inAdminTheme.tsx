import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { useStoryTheme } from '@year-group/ui-kit/testing/useStoryTheme';
import { type ReactNode, useMemo } from 'react';
import { adminTheme } from '#app/theme/adminTheme.ts';

/** Shows a story in the panel's theme, in Storybook's current colour scheme. */
function AdminTheme({ children }: { children: ReactNode }) {
  const mode = useStoryTheme();
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
