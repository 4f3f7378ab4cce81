import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { size, space } = tokens;

/** Space left and right of whatever spans the window, so that header, areas and page stand on the same lines. */
export const pageEdge = `max(${space.gutter}, (100% - ${size.page}) / 2)`;
