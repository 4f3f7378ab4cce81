import type { Member } from '@year-group/api-types/member';
import { Avatar } from '@year-group/ui-kit/Avatar';
import type { ReactNode, Ref } from 'react';
import { Facts } from './Facts.tsx';
import styles from './Profile.module.css';

export interface ProfileViewProps {
  member: Member;
  /** Lets the page move the focus to the name. */
  nameRef?: Ref<HTMLHeadingElement>;
  /** The owner's actions. */
  actions?: ReactNode;
}

/** A member's page of the directory. */
export function ProfileView({ member, nameRef, actions }: ProfileViewProps) {
  const { fullName, role, houseAtPresec, message } = member;
  return (
    <article className={styles.Profile}>
      <header className={styles.Head}>
        <div className={styles.Portrait}>
          <Avatar name={fullName} house={houseAtPresec} shape="plate" />
        </div>
        <div className={styles.Names}>
          {role && <p className={styles.Role}>{role}</p>}
          <h1 ref={nameRef} tabIndex={-1} className={styles.Name}>
            {fullName}
          </h1>
          {houseAtPresec && <p className={styles.House}>{houseAtPresec}</p>}
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
