import { listingSorts } from '@year-group/api-types/common/lists';
import { pages } from '@year-group/api-types/system/pages';
import { Anchor } from '@year-group/ui-kit/Link';
import { SearchField } from '@year-group/ui-kit/SearchField';
import { Select } from '@year-group/ui-kit/Select';
import styles from './ShopPage.module.css';
import { type ShopQuery, sortLabels, writeShopQuery } from './shopQuery.ts';

interface ShopFiltersProps {
  categories: readonly string[];
  query: ShopQuery;
  /** What was chosen and typed, which the address follows with a delay. */
  chosen: ShopQuery;
  onWordsChange: (words: string) => void;
  /** A category was pressed: its link has the typed words. */
  onCategory: (category: ShopQuery['category']) => void;
  onSortChange: (sort: ShopQuery['sort']) => void;
}

const sortOptions = listingSorts.map((value) => ({ value, label: sortLabels[value] }));

/** The shop's filters. The categories are links, which work before any script has loaded. */
export function ShopFilters(props: ShopFiltersProps) {
  const { categories, query, chosen, onWordsChange, onCategory, onSortChange } = props;
  const addressOf = (category: ShopQuery['category']) => {
    const text = writeShopQuery({ ...chosen, category }).toString();
    return text ? `${pages.shop.to()}?${text}` : pages.shop.to();
  };
  return (
    <div className={styles.Filters}>
      <nav aria-label="Category" className={styles.Categories}>
        <ul>
          {[undefined, ...categories].map((category) => (
            <li key={category ?? 'All'}>
              <Anchor
                href={addressOf(category)}
                onClick={({ ctrlKey, metaKey, shiftKey }) => {
                  // Otherwise it opens in another tab, and this one stays as it is.
                  if (!ctrlKey && !metaKey && !shiftKey) onCategory(category);
                }}
                className={styles.Category}
                aria-current={category === query.category ? 'true' : undefined}
              >
                {category ?? 'All'}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.Tools}>
        <SearchField
          label="Search the shop"
          placeholder="Search the shop..."
          value={chosen.q}
          onChange={({ target }) => onWordsChange(target.value)}
        />
        <Select
          label="Sort by"
          hideLabel
          options={sortOptions}
          value={query.sort}
          onChange={({ target }) =>
            onSortChange(listingSorts.find((sort) => sort === target.value) ?? 'newest')
          }
        />
      </div>
    </div>
  );
}
