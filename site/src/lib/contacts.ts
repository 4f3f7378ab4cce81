import type { GroupShell } from '@year-group/api-types/group/group';
import { type Network, networkOf } from '@year-group/api-types/group/networks';
import type { IconName } from '@year-group/ui-kit/Icon';

const socialIcons: Record<Network, IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  WhatsApp: 'whatsapp',
  TikTok: 'tiktok',
  YouTube: 'youtube',
  LinkedIn: 'linkedin',
  Telegram: 'telegram',
  'X (Twitter)': 'twitter',
};

interface ContactLink {
  label: string;
  href: string;
  icon: IconName;
}

/** The group's pages on networks as links, each named after the network of its address. */
export const socialLinks = ({ social }: GroupShell['contact']): ContactLink[] =>
  social.flatMap(({ url }) => {
    const label = networkOf(url);
    return label ? [{ label, href: url, icon: socialIcons[label] }] : [];
  });

/** The group's e-mail address and phone number as links; none for what is not filled in. */
export const contactLinks = ({ email, phone }: GroupShell['contact']): ContactLink[] => [
  ...(email ? [{ label: email, href: `mailto:${email}`, icon: 'mail' } as const] : []),
  ...(phone ? [{ label: phone, href: `tel:${phone.replaceAll(' ', '')}`, icon: 'phone' } as const] : []),
];
