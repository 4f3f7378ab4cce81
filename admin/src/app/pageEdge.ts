import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { size, space } = tokens;

/** Inline padding of everything that spans the window, so that header, areas and page align. */
export const pageEdge = `max(${space.gutter}, (100% - ${size.page}) / 2)`;
