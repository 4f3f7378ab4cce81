import type { ShareNetwork } from '@year-group/ui-kit/ShareLinks';

/** Where a page can be shared, the most used first. */
export const shareNetworks: ShareNetwork[] = ['whatsapp', 'facebook', 'twitter', 'linkedin'];
