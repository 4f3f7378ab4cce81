import type { GroupShell } from './group.ts';
import { allParts } from './groupParts.ts';

/** What pages, letters and pictures show of a group until it has published something. */
export const unnamedGroup: GroupShell = {
  identity: {
    name: 'Year Group',
    shortName: 'Year Group',
    school: '',
    completionYear: null,
    subtitle: '',
    tagline: '',
    motto: '',
  },
  contact: { email: '', phone: '', social: [] },
  houses: { label: 'House', names: [] },
  parts: allParts,
  paysByHand: false,
  crest: null,
  hero: null,
};
