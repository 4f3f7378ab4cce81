import { Box, Button, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#lib/usePageTitle.ts';

const { size, space } = tokens;

/** Shown instead of the panel when its own code failed. */
export function ErrorPage() {
  return (
    <Box
      component="main"
      sx={{ maxWidth: size.reading, paddingBlock: space['8'], paddingInline: space.gutter }}
    >
      <Typography variant="h1">{messages.routeError}</Typography>
      <Typography sx={{ marginBlock: space['4'] }}>
        What was saved is safe. Please reload the page; if it happens again, tell whoever looks after the
        website what you were doing.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Box>
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
