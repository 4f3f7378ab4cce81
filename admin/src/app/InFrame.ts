import { createContext } from 'react';

/** Whether the panel's frame is around: header, areas, and the place of a page. */
export const InFrame = createContext(false);
