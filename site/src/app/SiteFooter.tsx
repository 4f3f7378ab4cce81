import { theGroup } from '@year-group/api-types/group/theGroup';
import { pages } from '@year-group/api-types/system/pages';
import { Footer } from '@year-group/ui-kit/Footer';
import { contactLinks, socialIcons } from '#lib/contacts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup, selectNow } from '#store/siteSlice.ts';
import { Crest } from './Crest.tsx';

const links = [
  { label: 'About', href: pages.about.to() },
  { label: 'Alumni Stories', href: pages.alumni.to() },
  { label: 'News and events', href: pages.news.to() },
  { label: 'Shop', href: pages.shop.to() },
  { label: 'Donate', href: pages.donate.to() },
  { label: 'Register', href: pages.register.to() },
  { label: 'Verify membership', href: pages.memberLogin.to() },
];

const siteLinks = [
  { label: 'Privacy', href: pages.privacy.to() },
  { label: 'Accessibility', href: pages.accessibility.to() },
];

/** The footer of every page. */
export function SiteFooter() {
  const { identity, contact } = useAppSelector(selectGroup);
  const year = new Date(useAppSelector(selectNow)).getUTCFullYear();
  return (
    <Footer
      name={identity.name}
      motto={identity.motto}
      logo={<Crest />}
      copyright={`© ${year} ${theGroup(identity.name, 'The')}. All rights reserved.`}
      links={links}
      siteLinks={siteLinks}
      contacts={contactLinks(contact)}
      socials={contact.social.map(({ network, url }) => ({
        label: network,
        href: url,
        icon: socialIcons[network],
      }))}
    />
  );
}
