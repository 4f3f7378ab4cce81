import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Question } from '#components/Question.tsx';
import { useCall } from '#providers/useCall.ts';
import { useProgress } from './useProgress.ts';

/** In the demo only: deletes what it shows, after a question, and opens the setup. */
export function StartOwn() {
  const { data } = useProgress();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  if (!data?.isDemo) return null;

  async function handleStart() {
    setIsDeleting(true);
    try {
      await call('POST /api/admin/group/start-own');
      await queries.invalidateQueries();
      notify(messages.group.ownStarted, { type: 'success' });
      await navigate('/admin/setup');
    } catch (error) {
      setIsDeleting(false);
      setIsAsking(false);
      if (error instanceof Error) notify(error.message, { type: 'error' });
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        Start your own
      </Button>
      {isAsking && (
        <Question
          title="Start your own website?"
          text="This deletes everything the demo shows, for good: its news, events, members, listings and orders, and what was tried out here. Your password stays. Then you fill in your own group, step by step."
          yes={isDeleting ? 'Deleting...' : 'Delete the demo and start'}
          isBusy={isDeleting}
          onCancel={() => setIsAsking(false)}
          onYes={() => void handleStart()}
        />
      )}
    </>
  );
}
