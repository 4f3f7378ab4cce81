import type { ShareNetwork } from '@year-group/ui-kit/ShareLinks';

/** Where a page can be passed on: first where the year group talks. */
export const shareNetworks: ShareNetwork[] = ['whatsapp', 'facebook', 'twitter', 'linkedin'];
