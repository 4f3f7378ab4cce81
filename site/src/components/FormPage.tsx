import { Container } from '@year-group/ui-kit/Container';
import { Drawing } from '@year-group/ui-kit/Drawing';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import type { ReactNode, Ref } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  tagline: string;
  /** Lets the page move the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Below the words. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * Layout of the registration and verification pages: a drawing behind, words on one side, the form
 * on the other.
 */
export function FormPage({ title, tagline, titleRef, beside, children }: FormPageProps) {
  const { identity } = useAppSelector(selectGroup);
  return (
    <div className={styles.FormPage}>
      <Drawing name="path" className={styles.Drawing} />
      <Container className={styles.Inside}>
        <header className={styles.Words}>
          <p className={`${shared.Caps} ${shared.GoldLine} ${styles.Kicker}`}>{identity.name}</p>
          <h1 ref={titleRef} tabIndex={-1} className={styles.Title}>
            {title}
          </h1>
          <p className={styles.Tagline}>{tagline}</p>
          <noscript>
            <p className={styles.Tagline}>This form needs JavaScript, which is switched off here.</p>
          </noscript>
          {beside}
        </header>
        <div className={styles.Sheet}>{children}</div>
      </Container>
    </div>
  );
}
