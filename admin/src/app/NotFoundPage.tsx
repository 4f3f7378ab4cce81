import { Button, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#lib/usePageTitle.ts';

/** Shown at an unknown address of the panel. */
export function NotFoundPage() {
  usePageTitle(messages.notFound.title);
  return (
    <>
      <Typography variant="overline" color="textSecondary">
        {messages.notFound.title}
      </Typography>
      <Typography variant="h1" sx={{ marginBlockEnd: tokens.space['5'] }}>
        {messages.notFound.text}
      </Typography>
      <Button component={Link} to={useBasename()} variant="contained">
        {messages.notFound.home}
      </Button>
    </>
  );
}
