import type { IconName } from '@year-group/ui-kit/Icon';
import { association, type SocialLink } from '#content/association.ts';

/** The drawing that stands for each network. */
export const socialIcons: Record<SocialLink['network'], IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  Twitter: 'twitter',
  YouTube: 'youtube',
};

/** How to reach the association, as links. */
export const contacts = [
  { label: association.email, href: `mailto:${association.email}`, icon: 'mail' },
  { label: association.phone, href: `tel:${association.phone.replaceAll(' ', '')}`, icon: 'phone' },
] satisfies { label: string; href: string; icon: IconName }[];
