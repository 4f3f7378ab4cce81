import { kebab } from '../tokens/toCss.ts';
import { tokens } from '../tokens/tokens.ts';
import styles from './docs.module.css';

/** In rem, the largest that a size becomes. */
const largest = (size: string) =>
  Math.max(...[...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem)));
const figures = ['day', 'dayWide', 'count'];
const titles = ['lg', 'xl', '2xl', 'page', '3xl', 'day', 'dayWide'];

/** The type scale, largest first, each size in its typeface. */
export function TypeScale() {
  const sizes = Object.entries(tokens.text).toSorted(([, one], [, other]) => largest(other) - largest(one));
  return (
    <dl className={styles.List}>
      {sizes.map(([name, size]) => (
        <div key={name}>
          <dt>
            <code>--text-{kebab(name)}</code> {size}
          </dt>
          <dd className={styles.Specimen} data-title={titles.includes(name)} style={{ fontSize: size }}>
            {figures.includes(name) ? '19' : 'Together since school'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The spacing scale at actual size. */
export function SpaceScale() {
  return (
    <dl className={styles.List}>
      {Object.entries(tokens.space).map(([name, size]) => (
        <div key={name}>
          <dt>
            <code>--space-{name}</code> {size}
          </dt>
          <dd>
            <span className={styles.Bar} style={{ inlineSize: size }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
