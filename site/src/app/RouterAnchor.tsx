import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { opensCachedPages } from './offlinePages.ts';

/** The router's link as an anchor, for the components of the design system. */
export function RouterAnchor({ href: to = '', onClick, target, ...props }: ComponentProps<'a'>) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { ...(target && { target }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !opensCachedPages()) follow(event);
  };
  return <a {...props} href={href} target={target} onClick={handleClick} />;
}
