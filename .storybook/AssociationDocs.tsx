import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { storybookTheme } from './theme.ts';

/** Documentation pages in the association's look. */
export function AssociationDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={storybookTheme} />;
}
