import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface PanelLinkProps extends Omit<LinkProps, 'href'> {
  /** The path in the panel: `/health`. */
  to: string;
}

/** A link to another page of the panel. */
export function PanelLink({ to, ...rest }: PanelLinkProps) {
  return <Link {...rest} component={RouterLink} to={`/admin${to}`} />;
}
