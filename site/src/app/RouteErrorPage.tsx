import { routeError } from '@year-group/api-types/messages/general';
import { home } from '@year-group/api-types/messages/notFound';
import { pages } from '@year-group/api-types/system/pages';
import { Section } from '@year-group/ui-kit/Section';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '#components/PageHead.tsx';

/** The file of a page could not be fetched: no connection, or a release replaced the file. */
export class PageFileMissing extends Error {}

/** Shown when a page breaks. A page of an older release is loaded again. */
export function RouteErrorPage() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : 'Please try again in a moment.';
  useEffect(() => {
    if (error instanceof PageFileMissing) dispatchEvent(new Event('outdated'));
  }, [error]);
  return (
    <Section level={1} kicker="Something broke" title={routeError} lead={reason}>
      <PageHead title={routeError} description={routeError} />
      {/* A plain anchor loads a new page: the router's own script may be what broke. */}
      <a href={pages.home.to()}>{home}</a>
    </Section>
  );
}
