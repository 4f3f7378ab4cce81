import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { opensCachedPages } from './offlinePages.ts';

/** The router's link as an anchor, for the components of the design system. */
export function RouterAnchor({ href: to = '', onClick, target, ...props }: ComponentProps<'a'>) {
  const href = useHref(to);
  // A change of the query alone is not a new page, which would start at its top.
  const preventScrollReset = useResolvedPath(to).pathname === useLocation().pathname;
  const follow = useLinkClickHandler(to, { preventScrollReset, ...(target && { target }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !opensCachedPages()) follow(event);
  };
  return <a {...props} href={href} target={target} onClick={handleClick} />;
}
