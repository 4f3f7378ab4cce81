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
  /** What is asked before it is done: no step can be taken back. */
  question: string;
  text: (run: Run) => string;
  done: string;
  isDangerous?: boolean;
}

/** The words of each step. */
export const stepTexts: Record<RunStep, StepTexts> = {
  open: {
    label: 'Open it',
    question: 'Open this pre-order?',
    text: ({ closesAt }) =>
      `Everybody can join it by paying until ${formatDeadline(closesAt)}. It cannot become a draft again.`,
    done: 'The pre-order is open.',
  },
  order: {
    label: 'Ordered at the printer',
    question: 'Is it ordered at the printer?',
    text: ({ paid }) =>
      `The printer’s sheet of ${paid} pieces is final: nobody can join or change a size afterwards.`,
    done: 'The sheet is final. Later payments wait for the next pre-order.',
  },
  arrive: {
    label: 'The pieces have arrived',
    question: 'Have the pieces arrived?',
    text: () => 'The buyers see that they can have them, and the list for handing out opens.',
    done: 'The list for handing out is open.',
  },
  finish: {
    label: 'Finish',
    question: 'Finish this pre-order?',
    text: () => 'It moves to the end. Pieces that are fetched later can still be ticked.',
    done: 'The pre-order is finished.',
  },
  fail: {
    label: 'Cancel and refund',
    question: 'Cancel this pre-order?',
    text: () => 'Nobody can join any more, the buyers are told, and each of them must be refunded.',
    done: 'The pre-order is cancelled. Refund each buyer below.',
    isDangerous: true,
  },
  close: {
    label: 'Close',
    question: 'Close this pre-order?',
    text: () => 'Only when every buyer has their money back. Nothing of it can be changed afterwards.',
    done: 'The pre-order is closed.',
  },
};

/** What a run is of. */
export const titleOfRun = ({ title }: Pick<Run, 'title'>): string => title || 'A deleted listing';
