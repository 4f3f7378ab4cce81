import { Link } from '@year-group/ui-kit/Link';
import { contactLinks } from '#lib/contacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './ShopHelp.module.css';

/** Contact details, for pages without a footer. */
export function ShopHelp() {
  const { contact } = useAppSelector(selectGroup);
  return (
    <p className={styles.ShopHelp}>
      <span>Questions about an order?</span>
      {contactLinks(contact).map(({ label, href }) => (
        <Link key={href} variant="standalone" href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}
