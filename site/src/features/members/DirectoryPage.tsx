import { Section } from '@year-group/ui-kit/Section';
import { PageHead } from '#components/PageHead.tsx';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { Account } from './Account.tsx';
import { AwaitingAdmission, isAwaitingAdmission } from './AwaitingAdmission.tsx';
import styles from './Directory.module.css';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { useDirectoryQuery, useMemberPage } from './useDirectoryQuery.ts';
import { useYearWords } from './useYearWords.ts';

const subtitle = 'Connect with fellow members: find out where they are, what they do and how to reach them.';

/** The directory: every member by name, or a notice for members who are not admitted yet. */
export function DirectoryPage() {
  const directory = useDirectoryQuery();
  const yearWords = useYearWords();
  const { error, isFetching, refetch } = useMemberPage(directory.query);
  const isAwaiting = isAwaitingAdmission(error);
  useFocusAfter(isAwaiting);

  if (isAwaiting) return <AwaitingAdmission onCheck={() => void refetch()} isChecking={isFetching} />;
  return (
    <Section
      level={1}
      kicker={yearWords}
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
