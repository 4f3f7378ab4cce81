import { formatLongDate } from '@year-group/api-types/dates';
import type { Member } from '@year-group/api-types/member';
import { canBeHidden, memberFieldNames, memberFields } from '@year-group/api-types/memberFields';
import { formatPhone } from '@year-group/api-types/phone';
import { Icon, type IconName } from '@year-group/ui-kit/Icon';
import { Link } from '@year-group/ui-kit/Link';
import styles from './Profile.module.css';

interface Fact {
  label: string;
  icon: IconName;
  value: string;
  href?: string | undefined;
  isPrivate?: boolean;
}

function factsOf(member: Member): Fact[] {
  const links: Partial<Record<keyof Member, string>> = {
    email: `mailto:${member.email}`,
    phone: `tel:${member.phone}`,
  };
  const facts = memberFieldNames.flatMap((name) => {
    const { name: label, icon } = memberFields[name];
    const value = name === 'phone' ? formatPhone(member.phone) : member[name];
    const isPrivate = canBeHidden(name) && member.hidden.includes(name);
    return icon && value ? [{ label, icon, value, href: links[name], isPrivate }] : [];
  });
  return [...facts, { label: 'Member since', icon: 'calendar', value: formatLongDate(member.registeredAt) }];
}

/** The facts about a member. Private ones are marked for the owner and absent for others. */
export function Facts({ member }: { member: Member }) {
  return (
    <dl className={styles.Facts}>
      {factsOf(member).map(({ label, icon, value, href, isPrivate }) => (
        <div key={label} className={styles.Fact}>
          <dt>
            <Icon name={icon} size="small" /> {label}
          </dt>
          <dd>
            {href ? <Link href={href}>{value}</Link> : value}
            {isPrivate && <span className={styles.Private}>Only you see this</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
