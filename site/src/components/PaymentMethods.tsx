import type { GroupContent } from '@year-group/api-types/group/group';
import { CopyButton } from '@year-group/ui-kit/CopyButton';
import { type ReactNode, useId } from 'react';
import styles from './PaymentMethods.module.css';

type Methods = GroupContent<'giving'>['methods'];

interface PaymentMethodsProps {
  title: string;
  methods: Methods;
  /** What to know before paying. */
  children?: ReactNode;
}

/** The group's own wallets and accounts, each value with a copy button. */
export function PaymentMethods({ title, methods, children }: PaymentMethodsProps) {
  const id = useId();
  return (
    <section className={styles.Slip} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {methods.map((method, index) => (
        // Two methods may have one name, and the list never changes here.
        <div key={index} className={styles.Method}>
          <h3>{method.title}</h3>
          <dl>
            {method.details.map(({ label, value }, place) => (
              <div key={place} className={styles.Detail}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.Value}>{value}</span>
                  <CopyButton value={value} name={label.toLowerCase()} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
