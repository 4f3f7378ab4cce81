import { type ColorRole, contrast, themeNames as themes } from '@year-group/api-types/colours';
import { kebab } from '../tokens/toCss.ts';
import { tokens } from '../tokens/tokens.ts';
import styles from './docs.module.css';

const roles = Object.keys(tokens.color.light) as ColorRole[];

/** Every colour role with its value in both themes and its contrast against the page. */
export function Swatches() {
  return (
    <table className={styles.Table}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          {themes.map((theme) => (
            <th key={theme} scope="col">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row">
              <code>--color-{kebab(role)}</code>
            </th>
            {themes.map((theme) => (
              <td key={theme}>
                <span className={styles.Swatch} style={{ background: tokens.color[theme][role] }} />
                {tokens.color[theme][role]} ·{' '}
                {contrast(tokens.color[theme][role], tokens.color[theme].paper).toFixed(1)}:1
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The colours of a group's houses. */
export function HouseSwatches() {
  return (
    <ul className={styles.Houses}>
      {tokens.house.map(({ ground, ink }, index) => (
        <li key={ground} style={{ background: ground, color: ink }}>
          House {index + 1}
          <br />
          {contrast(ground, ink).toFixed(1)}:1
        </li>
      ))}
    </ul>
  );
}

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
