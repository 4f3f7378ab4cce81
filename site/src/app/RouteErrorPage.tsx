import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import { Section } from '@year-group/ui-kit/Section';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageHead } from '#lib/PageHead.tsx';
import { paths } from '#lib/paths.ts';

/** What a visitor sees when a page breaks. */
export function RouteErrorPage() {
  const error = useRouteError();
  return (
    <>
      <PageHead title={messages.routeError} description={messages.routeError} />
      <Section level={1} kicker="Something broke" title={messages.routeError} lead={reasonOf(error)}>
        {/* A whole new page: what broke may be the very script that would draw the next one. */}
        <Button href={paths.home.to()} render={<a href={paths.home.to()}>{messages.notFound.home}</a>}>
          {messages.notFound.home}
        </Button>
      </Section>
    </>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Please try again in a moment.';
}
