import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useLocation } from 'react-router-dom';

const { size, space } = tokens;

/** Inline padding of everything that spans the window, so that header, areas and page align. */
export const pageEdge = `max(${space.gutter}, (100% - ${size.page}) / 2)`;

/** The path of the current page within the panel, such as `/news`. */
export const usePanelPath = (): string => useLocation().pathname.replace(/(.)\/$/, '$1');
