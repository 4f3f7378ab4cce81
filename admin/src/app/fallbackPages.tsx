import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useContext, useEffect } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { adminToken } from '#providers/providers.ts';
import { InFrame } from './InFrame.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePanelPath } from './usePanelPath.ts';

const { size, space } = tokens;

/**
 * Shown until it is known whether somebody is logged in and what they may see: the page's skeleton
 * within the frame, or without a frame what index.html draws.
 */
export function LoadingPage() {
  const path = usePanelPath();
  const inFrame = useContext(InFrame);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-out', !adminToken.read());
  }, []);
  return inFrame ? <PageSkeleton path={path} /> : <div data-loading />;
}

const NarrowPage = styled('main')({
  maxInlineSize: size.reading,
  paddingBlock: space['8'],
  paddingInline: space.gutter,
});

/** Shown instead of the panel when its own code failed. */
export function ErrorPage() {
  return (
    <NarrowPage>
      <Typography variant="h1">{messages.routeError}</Typography>
      <Typography sx={{ marginBlock: space['4'] }}>
        What was saved is safe. Please reload the page; if it happens again, tell whoever looks after the
        website what you were doing.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </NarrowPage>
  );
}

/** Shown at an unknown address of the panel. */
export function NotFoundPage() {
  usePageTitle(messages.notFound.title);
  return (
    <>
      <Typography variant="overline" color="textSecondary">
        {messages.notFound.title}
      </Typography>
      <Typography variant="h1" sx={{ marginBlockEnd: space['5'] }}>
        {messages.notFound.text}
      </Typography>
      <Button component={Link} to={useBasename()} variant="contained">
        {messages.notFound.home}
      </Button>
    </>
  );
}
