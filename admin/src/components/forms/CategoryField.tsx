import { useCategories } from '../lists/CategoryFilter.tsx';
import { OpenSelect } from './OpenSelect.tsx';

/** Chooses one of the categories in use, or "New category", which asks for its name. */
export const CategoryField = () => (
  <OpenSelect
    source="category"
    label="Category"
    choices={useCategories()}
    createLabel="New category"
    onCreate={() => {
      const name = prompt('New category')?.trim();
      return name ? { id: name, name } : undefined;
    }}
  />
);
