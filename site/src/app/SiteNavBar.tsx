import { isOn, type PageName, pages } from '@year-group/api-types/system/pages';
import { NavBar } from '@year-group/ui-kit/NavBar';
import { useLocation } from 'react-router-dom';
import { selectCartCount } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { Crest } from './Crest.tsx';

const links = [
  { label: 'Home', page: 'home', href: pages.home.to() },
  { label: 'About', page: 'about', href: pages.about.to() },
  { label: 'Members', page: 'members', href: pages.members.to() },
  { label: 'News', page: 'news', href: pages.news.to() },
  { label: 'Shop', page: 'shop', href: pages.shop.to() },
  { label: 'Donate', page: 'donate', href: pages.donate.to() },
  { label: 'Register', page: 'register', href: pages.register.to() },
] as const satisfies { label: string; page: PageName; href: string }[];

/** The bar at the top of every page, transparent over a page's hero. */
export function SiteNavBar({ hasHero }: { hasHero: boolean | undefined }) {
  const { pathname } = useLocation();
  const { identity, parts } = useAppSelector(selectGroup);
  const cartCount = useAppSelector(selectCartCount);
  return (
    <NavBar
      name={identity.name}
      logo={<Crest />}
      links={links.filter(({ page }) => isOn(parts, page))}
      currentPath={pathname}
      {...(parts.shop && { cartHref: pages.cart.to(), cartCount })}
      tone={hasHero ? 'overlay' : 'solid'}
    />
  );
}
