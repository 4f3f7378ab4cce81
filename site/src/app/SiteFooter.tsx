import { Footer } from '@year-group/ui-kit/Footer';
import { association, socialLinks } from '#content/association.ts';
import { contacts, socialIcons } from '#lib/contacts.ts';
import { paths } from '#lib/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import { Crest } from './Crest.tsx';

const links = [
  { label: 'About', href: paths.about.to() },
  { label: 'Alumni Stories', href: paths.alumni.to() },
  { label: 'News and events', href: paths.news.to() },
  { label: 'Shop', href: paths.shop.to() },
  { label: 'Donate', href: paths.donate.to() },
  { label: 'Register', href: paths.register.to() },
  { label: 'Verify membership', href: paths.memberLogin.to() },
];

/** The footer of every page. */
export function SiteFooter() {
  const year = new Date(useAppSelector(selectNow)).getUTCFullYear();
  return (
    <Footer
      name={association.name}
      motto={association.motto}
      logo={<Crest />}
      copyright={`© ${year} The ${association.name}. All rights reserved.`}
      links={links}
      contacts={contacts}
      socials={socialLinks.map(({ network, url }) => ({
        label: network,
        href: url,
        icon: socialIcons[network],
      }))}
    />
  );
}
