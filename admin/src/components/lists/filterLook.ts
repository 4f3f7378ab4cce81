import { createContext, useContext } from 'react';

/** How the filters of a list are drawn: as fields, or, for those that are set, as chips. */
export type FilterLook = 'field' | 'chip';

export const FilterLookContext = createContext<FilterLook>('field');

export const useFilterLook = (): FilterLook => useContext(FilterLookContext);
