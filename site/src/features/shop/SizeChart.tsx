import type { SizeChart as Chart } from '@year-group/api-types/shop/listingOptionsSchema';
import styles from './ListingChoices.module.css';

/** The measures of each size, and how to measure a shirt to compare them with. */
export function SizeChart({ chart: { columns, rows } }: { chart: Chart }) {
  return (
    <details className={styles.Chart}>
      <summary>Size chart</summary>
      <table>
        <caption>Measures in centimetres</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, measures }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {columns.map((column, index) => (
                <td key={column}>{measures[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Measure a shirt you own</h2>
      <ol>
        <li>Lay a shirt that fits you flat on a table and smooth it.</li>
        <li>Chest: measure straight across, from armpit to armpit.</li>
        <li>Length: measure from the top of the shoulder, beside the collar, down to the hem.</li>
        <li>Choose the size whose numbers are closest. Between two sizes, choose the larger one.</li>
      </ol>
    </details>
  );
}
