import { NavBar } from '@year-group/ui-kit/NavBar';
import { useLocation } from 'react-router-dom';
import { association } from '#content/association.ts';
import { paths } from '#lib/paths.ts';
import { selectCartCount } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Crest } from './Crest.tsx';
import { pageAt } from './matchedPages.ts';

const links = [
  { label: 'Home', href: paths.home.to() },
  { label: 'About', href: paths.about.to() },
  { label: 'Members', href: paths.members.to() },
  { label: 'News', href: paths.news.to() },
  { label: 'Shop', href: paths.shop.to() },
  { label: 'Donate', href: paths.donate.to() },
  { label: 'Register', href: paths.register.to() },
];

/** The bar at the top of every page, transparent over a page's hero. */
export function SiteNavBar() {
  const { pathname } = useLocation();
  return (
    <NavBar
      name={association.name}
      logo={<Crest />}
      links={links}
      currentPath={pathname}
      cartHref={paths.cart.to()}
      cartCount={useAppSelector(selectCartCount)}
      tone={pageAt(pathname).hasHero ? 'overlay' : 'solid'}
    />
  );
}
