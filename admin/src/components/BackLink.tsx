import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Link } from 'react-router-dom';

const { space } = tokens;

interface BackLinkProps {
  /** The path in the panel: `/orders`. */
  to: string;
  children: string;
}

/** The link above a page's title to the page that it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={`/admin${to}`}
      startIcon={<ArrowBackIcon />}
      // Its arrow is at the edge of the text below.
      sx={{ justifySelf: 'start', marginInlineStart: `-${space['3']}`, paddingInline: space['3'] }}
    >
      {children}
    </Button>
  );
}
