import { tokens } from '../tokens/tokens.ts';
import styles from './docs.module.css';

/** The type scale, each size in its typeface. */
export function TypeScale() {
  return (
    <dl className={styles.List}>
      {Object.entries(tokens.text)
        .toReversed()
        .map(([name, size]) => (
          <div key={name}>
            <dt>
              <code>--text-{name}</code> {size}
            </dt>
            <dd
              className={styles.Specimen}
              data-title={['lg', 'xl', '2xl', 'page', '3xl'].includes(name)}
              style={{ fontSize: size }}
            >
              Torchbearers of tomorrow
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
