import { Avatar } from '@year-group/ui-kit/Avatar';
import type { MemberValues } from '#lib/memberForm.ts';
import styles from './Register.module.css';

/** Preview of the directory entry with the current input. */
export function EntryPreview({ values }: { values: MemberValues }) {
  const { fullName, houseAtPresec: house, currentOccupation, location } = values;
  const work = [currentOccupation, location].map((text) => text.trim()).filter(Boolean);
  return (
    <figure className={styles.Entry}>
      <Avatar name={fullName.trim() || '?'} house={house} shape="plate" className={styles.Plate} />
      <figcaption>
        <p className={styles.EntryName}>{fullName.trim() || 'Your name here'}</p>
        <p className={styles.EntryHouse}>{house || 'Your house'}</p>
        {work.length > 0 && <p className={styles.EntryWork}>{work.join(' · ')}</p>}
      </figcaption>
    </figure>
  );
}
