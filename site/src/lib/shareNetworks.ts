import type { ShareNetwork } from '@year-group/ui-kit/ShareLinks';

/** Where a page can be passed on: first where the year group talks, then the spec's networks. */
export const shareNetworks: ShareNetwork[] = ['whatsapp', 'facebook', 'twitter', 'linkedin'];
