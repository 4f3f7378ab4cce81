import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useNavigate } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { useProgress } from './setup.ts';

const question = {
  title: 'Start your own website?',
  text: 'This deletes everything the demo shows, for good: its news, events, members, listings and orders, and what was tried out here. Your password stays. Then you fill in your own group, step by step.',
  yes: 'Delete the demo and start',
};

/** In the demo only: deletes what it shows, after a question, and opens the setup. */
export function StartOwn() {
  const { data } = useProgress();
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (!data?.isDemo) return null;
  return (
    <ActButton
      needsConnection
      variant="outlined"
      question={question}
      act={async (call) => {
        await call('POST /api/admin/group/start-own');
        await queries.invalidateQueries();
      }}
      done={messages.group.ownStarted}
      onDone={() => void navigate('/setup')}
    >
      Start your own
    </ActButton>
  );
}
