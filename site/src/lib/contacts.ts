import type { IconName } from '@year-group/ui-kit/Icon';
import { association, type SocialLink } from '#content/association.ts';

/** The icon of each network. */
export const socialIcons: Record<SocialLink['network'], IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  Twitter: 'twitter',
  YouTube: 'youtube',
};

/** The association's contacts, as links. */
export const contacts = [
  { label: association.email, href: `mailto:${association.email}`, icon: 'mail' },
  { label: association.phone, href: `tel:${association.phone.replaceAll(' ', '')}`, icon: 'phone' },
] satisfies { label: string; href: string; icon: IconName }[];
