import { useState } from 'react';
import { problemIn } from '#lib/problem.ts';

/** Runs one task of a short form at a time and keeps what went wrong. */
export function useTask() {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether the task succeeded. */
  async function run(task: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setProblem('');
    setBusy(true);
    try {
      await task();
      return true;
    } catch (error) {
      setProblem(problemIn(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, problem, isBusy };
}

export type Task = ReturnType<typeof useTask>;
