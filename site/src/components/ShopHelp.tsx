import { Link } from '@year-group/ui-kit/Link';
import { contacts } from '#lib/contacts.ts';
import styles from './ShopHelp.module.css';

/** Contact details, for pages without a footer. */
export function ShopHelp() {
  return (
    <p className={styles.ShopHelp}>
      <span>Questions about an order?</span>
      {contacts.map(({ label, href }) => (
        <Link key={href} variant="standalone" href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}
