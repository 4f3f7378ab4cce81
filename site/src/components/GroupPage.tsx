import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Section } from '@year-group/ui-kit/Section';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { PageHead } from './PageHead.tsx';
import { PageHero } from './PageHero.tsx';

interface GroupPageProps<Name extends GroupSection> {
  section: Name;
  /** The title of the page while it has no content. */
  title: string;
  /** What is said until the section is published, and when it could not be read. */
  empty: string;
  failed: string;
  children: (content: GroupContent<Name>) => ReactNode;
}

/** A page under a hero whose texts are one section of the group's record, in each of its states. */
export function GroupPage<Name extends GroupSection>(props: GroupPageProps<Name>) {
  const { section, title, empty, failed, children } = props;
  const { content, isError, refetch } = useSection(section);
  const { identity, contact } = useAppSelector(selectGroup);
  if (content) return children(content);
  const isEmpty = content === null;
  return (
    <>
      <PageHead title={title} description={isEmpty ? empty : isError ? failed : messages.loading} />
      <PageHero kicker={identity.name} title={title} />
      <Section aria-busy={!isEmpty && !isError}>
        {isEmpty ? (
          <EmptyState action={contact.email && <Button href={`mailto:${contact.email}`}>Write to us</Button>}>
            {empty}
          </EmptyState>
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()}>{failed}</ErrorState>
        ) : (
          <Skeleton kind="page" />
        )}
      </Section>
    </>
  );
}
