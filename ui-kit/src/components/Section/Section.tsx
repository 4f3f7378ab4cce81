import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import shared from '../../styles/shared.module.css';
import { Container } from '../Container/Container.tsx';
import styles from './Section.module.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title. Omit it only where the content has its own. */
  title?: ReactNode;
  /** A few words in spaced capitals above the title. */
  kicker?: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** A link at the end of the kicker's line, usually to the whole list. */
  action?: ReactNode;
  /** Paper is the page, sunken a darker band, night dark in both themes. */
  tone?: 'paper' | 'sunken' | 'night';
  /** Level of the title. */
  level?: 1 | 2 | 3;
}

/** A section of a page: a hairline, a kicker, a title and content. */
export function Section({
  title,
  kicker,
  lead,
  action,
  tone = 'paper',
  level = 2,
  className,
  children,
  ...props
}: SectionProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      className={clsx(styles.Section, className)}
      data-tone={tone}
      aria-labelledby={title ? titleId : undefined}
      {...props}
    >
      <Container>
        {(title || kicker || action) && (
          <header className={styles.Header}>
            {(kicker || action) && (
              <div className={styles.Line}>
                {kicker && <p className={clsx(shared.Caps, styles.Kicker)}>{kicker}</p>}
                {action && <div className={styles.Action}>{action}</div>}
              </div>
            )}
            {title && (
              <Title id={titleId} className={styles.Title}>
                {title}
              </Title>
            )}
            {lead && <p className={styles.Lead}>{lead}</p>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}
