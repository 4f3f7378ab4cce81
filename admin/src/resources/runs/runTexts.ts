import { formatDeadline } from '@year-group/api-types/common/dates';
import type { Run } from '@year-group/api-types/shop/run';
import type { RunState, RunStep } from '@year-group/api-types/shop/runStates';

/** The states of a run. */
export const stateTexts: Record<RunState, string> = {
  draft: 'Draft',
  open: 'Open',
  reached: 'Minimum reached',
  ordered: 'At the printer',
  arrived: 'Arrived',
  'handed-out': 'Handed out',
  failed: 'To refund',
  refunding: 'Refunds under way',
  closed: 'Refunded and closed',
};

interface StepTexts {
  label: string;
  /** Said before it is done: no step can be taken back. */
  text: (run: Run) => string;
  isDangerous?: boolean;
}

/** The words of each step. */
export const stepTexts: Record<RunStep, StepTexts> = {
  open: {
    label: 'Open it',
    text: ({ closesAt }) =>
      `Everybody can join it by paying until ${formatDeadline(closesAt)}. It cannot become a draft again.`,
  },
  order: {
    label: 'Ordered at the printer',
    text: ({ paid }) =>
      `The printer’s sheet of ${pieces(paid)} is final: nobody can join or change a size afterwards.`,
  },
  arrive: {
    label: 'The pieces have arrived',
    text: () => 'The buyers see that they can have them, and the list for handing out opens.',
  },
  finish: {
    label: 'Finish',
    text: () => 'It is then done. Pieces that are fetched later can still be ticked.',
  },
  fail: {
    label: 'Cancel and refund',
    text: () => 'Nobody can join any more, the buyers are told, and each of them must be refunded.',
    isDangerous: true,
  },
  close: {
    label: 'Close',
    text: () => 'Only when every buyer has their money back. Nothing of it can be changed afterwards.',
  },
};

/** "1 piece" or "12 pieces". */
export const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** What a run is of. */
export const titleOfRun = ({ title }: Pick<Run, 'title'>): string => title || 'A deleted listing';
