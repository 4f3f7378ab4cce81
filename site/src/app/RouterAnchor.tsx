import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link in the form of an anchor, for the components of the design system. */
export function RouterAnchor({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}
