import { formatLongDate } from '@year-group/api-types/dates';
import type { PrivateField } from '@year-group/api-types/lists';
import type { Member } from '@year-group/api-types/member';
import { formatPhone } from '@year-group/api-types/phone';
import { Icon, type IconName } from '@year-group/ui-kit/Icon';
import { Link } from '@year-group/ui-kit/Link';
import styles from './Profile.module.css';

interface Fact {
  label: string;
  icon: IconName;
  value: string;
  href?: string;
  field?: PrivateField;
}

const factsOf = (member: Member): Fact[] => [
  { label: 'Email', icon: 'mail', value: member.email, href: `mailto:${member.email}`, field: 'email' },
  {
    label: 'Phone',
    icon: 'phone',
    value: formatPhone(member.phone),
    href: `tel:${member.phone}`,
    field: 'phone',
  },
  { label: 'Occupation', icon: 'star', value: member.currentOccupation, field: 'currentOccupation' },
  { label: 'Location', icon: 'pin', value: member.location, field: 'location' },
  { label: 'Member since', icon: 'calendar', value: formatLongDate(member.registeredAt) },
];

/** The facts about a member. Private ones are marked for the owner and absent for others. */
export function Facts({ member }: { member: Member }) {
  return (
    <dl className={styles.Facts}>
      {factsOf(member)
        .filter(({ value }) => value)
        .map(({ label, icon, value, href, field }) => (
          <div key={label} className={styles.Fact}>
            <dt>
              <Icon name={icon} size="small" /> {label}
            </dt>
            <dd>
              {href ? <Link href={href}>{value}</Link> : value}
              {field && member.hidden.includes(field) && (
                <span className={styles.Private}>Only you see this</span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
