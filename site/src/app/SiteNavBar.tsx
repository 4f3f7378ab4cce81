import { pages } from '@year-group/api-types/system/pages';
import { NavBar } from '@year-group/ui-kit/NavBar';
import { useLocation } from 'react-router-dom';
import { selectCartCount } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { Crest } from './Crest.tsx';

const links = [
  { label: 'Home', href: pages.home.to() },
  { label: 'About', href: pages.about.to() },
  { label: 'Members', href: pages.members.to() },
  { label: 'News', href: pages.news.to() },
  { label: 'Shop', href: pages.shop.to() },
  { label: 'Donate', href: pages.donate.to() },
  { label: 'Register', href: pages.register.to() },
];

/** The bar at the top of every page, transparent over a page's hero. */
export function SiteNavBar({ hasHero }: { hasHero: boolean | undefined }) {
  const { pathname } = useLocation();
  return (
    <NavBar
      name={useAppSelector(selectGroup).identity.name}
      logo={<Crest />}
      links={links}
      currentPath={pathname}
      cartHref={pages.cart.to()}
      cartCount={useAppSelector(selectCartCount)}
      tone={hasHero ? 'overlay' : 'solid'}
    />
  );
}
