/** Runs the jobs, never more than `atOnce` at the same time, and gives their results in order. */
export async function runLimited<T>(jobs: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const queue = jobs.entries();
  const worker = async (): Promise<void> => {
    for (const [index, job] of queue) results[index] = await job();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, worker));
  return results;
}
