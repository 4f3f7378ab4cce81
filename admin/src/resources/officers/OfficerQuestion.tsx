import { messages } from '@year-group/api-types/messages';
import type { Officer } from '@year-group/api-types/officers/officers';
import { Question } from '#components/Question.tsx';
import { useOfficerTask } from './useOfficerTask.ts';

/** What is asked before it is done. */
export type OfficerAction = 'let-in' | 'remove';

const questions = {
  'let-in': {
    title: (name: string) => `Let ${name} in again?`,
    text: 'Only when you are sure that it is them who ask: ring them up, or meet them. Their password, passkeys, code app and recovery codes are removed, and they are logged out everywhere. They get a letter with a new link, and you get a letter that says so.',
    yes: 'Let in again',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'They are logged out everywhere and can no longer log in. What they did stays in the log.',
    yes: 'Remove',
  },
} as const;

interface OfficerQuestionProps {
  officer: Officer;
  question: OfficerAction;
  onClose: () => void;
}

/** Says what will happen to an officer, and does it. */
export function OfficerQuestion({ officer: { id, name }, question, onClose }: OfficerQuestionProps) {
  const { call, change, problem, isBusy } = useOfficerTask(onClose);
  const { title, text, yes } = questions[question];
  const params = { id };
  const handleYes = () =>
    question === 'let-in'
      ? change(() => call('POST /api/admin/officers/:id/let-in', { params }), messages.officers.letIn(name))
      : change(() => call('DELETE /api/admin/officers/:id', { params }), `${name} was removed.`);
  return (
    <Question
      title={title(name)}
      text={text}
      yes={yes}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onYes={() => void handleYes()}
    />
  );
}
