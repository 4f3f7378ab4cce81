import type { GroupShell } from '@year-group/api-types/group/group';
import { Link } from '@year-group/ui-kit/Link';
import { contactLinks } from '#lib/contacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './ShopHelp.module.css';

interface ShopHelpProps {
  /** @default 'Questions about an order?' */
  words?: string;
  /** The links, by what the group has published. @default its address and number */
  linksOf?: (contact: GroupShell['contact']) => { label: string; href: string }[];
}

/** Contact details, for pages without a footer. Nothing until the group has published some. */
export function ShopHelp({ words = 'Questions about an order?', linksOf = contactLinks }: ShopHelpProps) {
  const links = linksOf(useAppSelector(selectGroup).contact);
  if (links.length === 0) return null;
  return (
    <p className={styles.ShopHelp}>
      <span>{words}</span>
      {links.map(({ label, href }) => (
        <Link key={href} variant="standalone" href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}
