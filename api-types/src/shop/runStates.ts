/** The states of a run, which is a pre-order of one listing. A draft takes no money yet. */
export const runStates = [
  'draft',
  'open',
  'reached',
  'ordered',
  'arrived',
  'handed-out',
  'failed',
  'refunding',
  'closed',
] as const;
export type RunState = (typeof runStates)[number];

/** What an officer presses to move a run on. */
export const runSteps = ['open', 'order', 'arrive', 'finish', 'fail', 'close'] as const;
export type RunStep = (typeof runSteps)[number];

/** Everything that happens to a run: the steps, and what buyers and payments do. */
export type RunAction = RunStep | (typeof others)[number];
const others = ['change', 'delete', 'join', 'resize', 'reach', 'reopen', 'tick', 'refund'] as const;

/** Which actions each state allows: the only place that says so. */
const allowed: Record<RunState, readonly RunAction[]> = {
  draft: ['change', 'delete', 'open'],
  open: ['change', 'join', 'resize', 'reach', 'fail'],
  reached: ['change', 'join', 'resize', 'reopen', 'order', 'fail'],
  ordered: ['change', 'arrive'],
  arrived: ['tick', 'finish'],
  'handed-out': ['tick'],
  failed: ['refund', 'close'],
  refunding: ['refund', 'close'],
  closed: [],
};

/** Where an action leads; the others leave the state as it is. */
const next: Partial<Record<RunAction, RunState>> = {
  open: 'open',
  reach: 'reached',
  reopen: 'open',
  order: 'ordered',
  arrive: 'arrived',
  finish: 'handed-out',
  fail: 'failed',
  refund: 'refunding',
  close: 'closed',
};

/** Whether a run in this state allows the action. */
export const allows = (state: RunState, action: RunAction): boolean => allowed[state].includes(action);

/** The steps that an officer can press now. */
export const stepsOf = (state: RunState): RunStep[] => runSteps.filter((step) => allows(state, step));

/** The state after an action; undefined when the state does not allow it. */
export const stateAfter = (state: RunState, action: RunAction): RunState | undefined =>
  allows(state, action) ? (next[action] ?? state) : undefined;

/** States in which nothing of the listing is bought, printed or refunded any longer. */
export const endedStates = ['handed-out', 'closed'] as const satisfies RunState[];
/** States of which a listing has one run at most. */
export const upcomingStates = ['draft', 'open', 'reached'] as const satisfies RunState[];

/** Whether a listing with this run can be bought now. The server also decides when it is paid. */
export const isBuyable = (
  { state, closesAt }: { state: RunState; closesAt: string | Date },
  now = Date.now(),
): boolean => allows(state, 'join') && now < new Date(closesAt).getTime();

/** How much of a run is paid: `31 of 40 paid, 9 missing`, or `44 paid, 40 were needed`. */
export const paidText = ({ paid, minimum }: { paid: number; minimum: number }): string =>
  paid < minimum
    ? `${paid} of ${minimum} paid, ${minimum - paid} missing`
    : `${paid} paid, ${minimum} were needed`;
