import type { ReactNode } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { notAPage } from './notAPage.ts';

/** A rule for a component's content, and the component that keeps or breaks it. */
interface Example {
  rule: string;
  example: ReactNode;
}

// Beside each other also where a story is no wider than a form.
const columns = 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))';

/** The story of a component's content rules: one that keeps them beside one that does not. */
export const doAndDont = (good: Example, bad: Example) => ({
  name: 'Do and don’t',
  parameters: { layout: 'padded', ...notAPage },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: columns, gap: 'var(--space-5)' }}>
      <Side isGood {...good} />
      <Side {...bad} />
    </div>
  ),
});

const Side = ({ isGood = false, rule, example }: Example & { isGood?: boolean }) => (
  <article style={{ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' }}>
    <p style={{ margin: 0 }}>
      <Badge tone={isGood ? 'success' : 'danger'}>
        <Icon name={isGood ? 'check' : 'close'} size="small" /> {isGood ? 'Do' : 'Don’t'}
      </Badge>{' '}
      {rule}
    </p>
    <div>{example}</div>
  </article>
);
