import { groupTitles } from '../group/groupTitles.ts';
import { orderNumber } from '../shop/orderNumber.ts';
import { type Action, type ActionArea, type AdminAction, actionTexts, areaTexts } from './action.ts';

/** Who did it. */
export const officerText = ({ officerName }: Pick<Action, 'officerName'>): string =>
  officerName || 'The website itself';

/** What is said of a record whose name is gone. */
const nameless: Record<string, string> = {
  members: 'a member',
  news: 'a news item',
  events: 'an event',
  shop: 'a listing',
  runs: 'a pre-order',
};

/** Actions whose object follows them as in a sentence: "Deleted Kwabena Testman". */
const transitive: ReadonlySet<AdminAction> = new Set<AdminAction>([
  'publish',
  'add',
  'schedule',
  'change',
  'delete',
  'empty-trash',
  'admit',
  'refuse',
]);

/** Actions on many records, whose detail is how many. */
const counted: ReadonlySet<AdminAction> = new Set<AdminAction>(['export', 'import', 'import-undo']);

const countedNames: Record<string, readonly [string, string]> = {
  members: ['member', 'members'],
  orders: ['order', 'orders'],
  log: ['entry of this log', 'entries of this log'],
};

/** The parts of a line of the log: the action, the name of its subject, and details. */
export function partsOfAction({ action, target, detail, subject }: Action) {
  const verb = actionTexts[action];
  const [area = '', id = ''] = target.split('/');
  if (area === 'administrator') return { verb, what: '', rest: '' };
  if (area === 'officers') return { verb: detail ? `${verb}:` : verb, what: detail, rest: '' };
  const [one, many] = countedNames[area] ?? [];
  if (counted.has(action) && one && /^\d+$/.test(detail)) {
    const what = `${detail} ${detail === '1' ? one : many}`;
    return { verb: action === 'import-undo' ? `${verb} of` : verb, what, rest: '' };
  }
  if (area === 'group' && action === 'publish') {
    const what = groupTitles[id as keyof typeof groupTitles] ?? id;
    return { verb: `${verb} “${what}”`, what: '', rest: `version ${detail}` };
  }
  const parts = { verb: transitive.has(action) ? verb : `${verb}:`, what: areaName(area), rest: detail };
  if (area === 'orders' && id) return { ...parts, what: orderNumber(id) };
  if (area === 'members' && id) {
    // The detail is the id of the other record, which says nothing to a reader.
    const rest = action === 'merge-undo' ? '' : detail;
    return { ...parts, what: subject?.name ?? nameless.members, rest };
  }
  // The title as it was at the time.
  const title = area === 'runs' && detail ? `the pre-order of ${detail}` : detail;
  if (area in nameless && id) return { ...parts, what: title || nameless[area], rest: '' };
  return { ...parts, verb: `${verb}:`, what: id ? `${areaName(area)}, ${id}` : areaName(area) };
}

const areaName = (area: string): string => areaTexts[area as ActionArea] ?? area;
