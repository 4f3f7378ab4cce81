import type { GroupContent, GroupShell } from '@year-group/api-types/group/group';
import type { IconName } from '@year-group/ui-kit/Icon';

/** The icon of each network. */
export const socialIcons: Record<GroupContent<'contact'>['social'][number]['network'], IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  Twitter: 'twitter',
  YouTube: 'youtube',
};

interface ContactLink {
  label: string;
  href: string;
  icon: IconName;
}

/** The group's e-mail address and phone number as links; none for what is not filled in. */
export const contactLinks = ({ email, phone }: GroupShell['contact']): ContactLink[] => [
  ...(email ? [{ label: email, href: `mailto:${email}`, icon: 'mail' } as const] : []),
  ...(phone ? [{ label: phone, href: `tel:${phone.replaceAll(' ', '')}`, icon: 'phone' } as const] : []),
];
