import { theGroup } from '@year-group/api-types/group/theGroup';
import { isOn, type PageName, pages } from '@year-group/api-types/system/pages';
import { Footer } from '@year-group/ui-kit/Footer';
import { contactLinks, socialLinks } from '#lib/contacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup, selectNow } from '#store/siteSlice.ts';
import { Crest } from './Crest.tsx';

const links = [
  { label: 'About', page: 'about', href: pages.about.to() },
  { label: 'Alumni Stories', page: 'alumni', href: pages.alumni.to() },
  { label: 'News and events', page: 'news', href: pages.news.to() },
  { label: 'Shop', page: 'shop', href: pages.shop.to() },
  { label: 'Donate', page: 'donate', href: pages.donate.to() },
  { label: 'Register', page: 'register', href: pages.register.to() },
  { label: 'Verify membership', page: 'memberLogin', href: pages.memberLogin.to() },
] as const satisfies { label: string; page: PageName; href: string }[];

const siteLinks = [
  { label: 'Privacy', href: pages.privacy.to() },
  { label: 'Accessibility', href: pages.accessibility.to() },
];

/** The footer of every page. */
export function SiteFooter() {
  const { identity, contact, parts } = useAppSelector(selectGroup);
  const year = new Date(useAppSelector(selectNow)).getUTCFullYear();
  return (
    <Footer
      name={identity.name}
      motto={identity.motto}
      logo={<Crest />}
      copyright={`© ${year} ${theGroup(identity.name, 'The')}. All rights reserved.`}
      links={links.filter(({ page }) => isOn(parts, page))}
      siteLinks={siteLinks}
      contacts={contactLinks(contact)}
      socials={socialLinks(contact)}
    />
  );
}
