import type { GroupProgress, GroupReply } from '@year-group/api-types/group/group';
import { groupSections, sectionSchema } from '@year-group/api-types/group/group';
import { allParts } from '@year-group/api-types/group/groupParts';
import type { Health } from '@year-group/api-types/system/health';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { makeEvent, makeNewsItem } from '@year-group/api-types/testing/factories';
import { houses } from '@year-group/ui-kit/testing/samples';
import { account } from './records/officers.ts';
import type { Replies } from './storyNetwork.ts';

/** The group of every story that names no other. */
export const storyGroup: GroupReply = {
  identity: {
    name: 'The 2015 Year Group',
    shortName: '2015 Year Group',
    school: '',
    completionYear: 2015,
    subtitle: '',
    tagline: '',
    motto: '',
  },
  contact: { email: '', phone: '', social: [] },
  houses: { label: 'House', names: [...houses] },
  parts: allParts,
  paysByHand: false,
  colours: null,
  crest: null,
  hero: null,
};

/** Everything is filled in. */
export const progress: GroupProgress = {
  sections: Object.keys(groupSections).map((section) => ({
    section: sectionSchema.parse(section),
    version: 1,
    hasDraft: false,
  })),
  hasMembers: true,
  hasNews: true,
  isDemo: false,
};

/** Everything works. */
export const health: Health = {
  state: 'ok',
  checkedAt: '2026-11-23T08:59:00.000Z',
  startedAt: '2026-11-20T03:00:00.000Z',
  mode: 'live',
  database: { state: 'ok', kind: 'postgres', answeredInMs: 1 },
  storage: { state: 'ok', kind: 'files' },
  mail: { state: 'ok', kind: 'smtp', waiting: 0, oldestSeconds: 0, lastError: null },
  payments: {
    state: 'ok',
    provider: 'paystack',
    open: 0,
    overdue: 0,
    needsReview: 0,
    failures: 0,
    lastFailureAt: null,
  },
  jobs: { state: 'ok', failed: 0 },
};

/** What any screen may ask for: the officer, the state of group and product, the newest items. */
export const everywhere: Replies = {
  'GET /api/admin/me': { body: account },
  'GET /api/admin/group': { body: progress },
  'GET /api/admin/health': { body: health },
  'GET /api/admin/revenue': {
    body: { totalRevenue: makeDashboard().revenue.months.reduce((sum, { net }) => sum + net, 0) },
  },
  // The dashboard names the newest.
  'GET /api/news': { body: { news: [makeNewsItem()], total: 1 } },
  'GET /api/admin/categories': { body: { news: [makeNewsItem().category], events: [makeEvent().category] } },
  'GET /api/admin/login': { body: { passkeysEnded: false } },
  // The group has no categories of its own.
  'GET /api/group/shop': { body: { section: 'shop', version: 0, content: null } },
};
