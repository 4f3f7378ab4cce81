import { formatLongDate } from '@year-group/api-types/common/dates';
import { mailLink } from '@year-group/api-types/common/rules';
import type { Member } from '@year-group/api-types/members/member';
import {
  canBeHidden,
  memberFieldNames,
  memberFields,
  shownText,
} from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { Avatar } from '@year-group/ui-kit/Avatar';
import { Icon, type IconName } from '@year-group/ui-kit/Icon';
import { Link } from '@year-group/ui-kit/Link';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import type { ReactNode, Ref } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './Profile.module.css';

interface ProfileViewProps {
  member: Member;
  /** Lets the page move the focus to the name. */
  nameRef?: Ref<HTMLHeadingElement>;
  /** The owner's actions. */
  actions?: ReactNode;
}

/** A member's page of the directory. */
export function ProfileView({ member, nameRef, actions }: ProfileViewProps) {
  const { fullName, role, message } = member;
  const { names } = useAppSelector(selectGroup).houses;
  const house = names.length > 0 ? member.houseAtPresec : '';
  return (
    <article className={styles.Profile}>
      <header className={styles.Head}>
        <div className={styles.Portrait}>
          <Avatar name={fullName} house={names.indexOf(house)} />
        </div>
        <div className={styles.Names}>
          {role && <p className={`${shared.Caps} ${styles.Role}`}>{role}</p>}
          <h1 ref={nameRef} tabIndex={-1} className={styles.Name}>
            {fullName}
          </h1>
          {house && <p className={styles.House}>{house}</p>}
          {actions}
        </div>
      </header>
      {message && (
        <blockquote className={styles.Message}>
          <p>{message}</p>
        </blockquote>
      )}
      <Facts member={member} />
    </article>
  );
}

interface Fact {
  label: string;
  icon: IconName;
  value: string;
  href?: string | undefined;
  isPrivate?: boolean;
}

function factsOf(member: Member): Fact[] {
  const links: Partial<Record<keyof Member, string>> = {
    email: mailLink(member.email),
    phone: `tel:${member.phone}`,
  };
  const facts = memberFieldNames.flatMap((name) => {
    const { name: label, icon } = memberFields[name];
    const value = shownText(member, name);
    const isPrivate = canBeHidden(name) && member.hidden.includes(name);
    return icon && value ? [{ label, icon, value, href: links[name], isPrivate }] : [];
  });
  return [...facts, { label: 'Member since', icon: 'calendar', value: formatLongDate(member.registeredAt) }];
}

/** The facts about a member. Private ones are marked for the owner and absent for others. */
function Facts({ member }: { member: Member }) {
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

/** Stands where a profile will be while it is read. */
export function ProfileSkeleton() {
  return (
    <div role="status" className={styles.Profile}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.Head}>
        <Bone shape="square" className={styles.PortraitBone} />
        <div className={styles.NamesBones}>
          <Bones shapes={['short', 'title', 'short']} />
        </div>
      </div>
      <div className={styles.NamesBones}>
        <Bones shapes={['line', 'line', 'short']} />
      </div>
    </div>
  );
}
