import type { Dashboard } from '@year-group/api-types/dashboard';
import { Chart } from './Chart.tsx';

const whole = (count: number) => (Number.isInteger(count) ? String(count) : '');

/** Registrations by month. */
export function Registrations({ months }: Dashboard['registrations']) {
  return (
    <Chart
      kind="line"
      label="Registrations"
      points={months.map(({ month, count }) => ({ month, value: count }))}
      format={String}
      formatAxis={whole}
      height={220}
      caption="Registrations by month"
      columns={['Month', 'Registrations']}
    />
  );
}
