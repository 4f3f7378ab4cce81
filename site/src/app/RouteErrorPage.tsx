import { routeError } from '@year-group/api-types/messages/general';
import { home } from '@year-group/api-types/messages/notFound';
import { pages } from '@year-group/api-types/system/pages';
import { Section } from '@year-group/ui-kit/Section';
import { PageHead } from '#components/PageHead.tsx';

/** Shown when a page breaks. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const reason = error instanceof Error ? error.message : 'Please try again in a moment.';
  return (
    <Section level={1} kicker="Something broke" title={routeError} lead={reason}>
      <PageHead title={routeError} description={routeError} />
      {/* A plain anchor loads a new page: the router's own script may be what broke. */}
      <a href={pages.home.to()}>{home}</a>
    </Section>
  );
}
