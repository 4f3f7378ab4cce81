import { Section } from '@year-group/ui-kit/Section';
import { PageHead } from '#lib/PageHead.tsx';
import { Account } from './Account.tsx';
import styles from './Directory.module.css';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { useDirectoryQuery } from './useDirectoryQuery.ts';

const subtitle =
  'Connect with fellow members: find the boys you shared a dormitory with, and what became of them.';

/** The year group's book: everyone who registered, by name. */
export function DirectoryPage() {
  const directory = useDirectoryQuery();
  return (
    <Section
      level={1}
      kicker="Class of 2015"
      title="Member Directory"
      lead={subtitle}
      action={<Account />}
      className={styles.Directory}
    >
      <PageHead title="Member Directory" description={subtitle} />
      <DirectoryFilters {...directory} />
      <DirectoryResults {...directory} />
    </Section>
  );
}
