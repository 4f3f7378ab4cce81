import { theGroup } from '@year-group/api-types/group/theGroup';
import { Link } from '@year-group/ui-kit/Link';
import { Prose } from '@year-group/ui-kit/Prose';
import { Section } from '@year-group/ui-kit/Section';
import type { ReactNode } from 'react';
import { PageHead } from '#components/PageHead.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './LegalText.module.css';

interface LegalTextProps {
  /** Name of the page, above its heading. */
  name: string;
  title: string;
  /** One or two sentences for search engines. */
  description: string;
  path: string;
  /** What the reader can ask about. */
  contactFor: string;
  children: ReactNode;
}

/** A page of plain text about the site itself, which ends with whom to ask. */
export function LegalText({ name, title, description, path, contactFor, children }: LegalTextProps) {
  return (
    <Section level={1} kicker={name} title={title} className={styles.Legal}>
      <PageHead title={name} description={description} path={path} />
      <Prose>
        {children}
        <h2>Whom to ask</h2>
        <Contact about={contactFor} />
      </Prose>
    </Section>
  );
}

/** How the group is reached about something, from its own record. */
function Contact({ about }: { about: string }) {
  const { contact, identity } = useAppSelector(selectGroup);
  if (!contact.email) {
    return <p>Speak to an officer of {theGroup(identity.name)}: no e-mail address is published yet.</p>;
  }
  return (
    <p>
      {about}: write to <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
      {contact.phone && (
        <>
          , or call{' '}
          <Link href={`tel:${contact.phone.replaceAll(' ', '')}`}>
            {contact.phone.replaceAll(' ', '\u00a0')}
          </Link>
        </>
      )}
      .
    </p>
  );
}
