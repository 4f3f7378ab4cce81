/**
 * Where calls wait until the officer has proved again who they are: one question for all of them.
 * `ProofDialog` shows it.
 */
export function createProofDesk() {
  let question: { answer: Promise<boolean>; settle: (isProved: boolean) => void } | undefined;
  const watchers = new Set<() => void>();
  const announce = () => {
    for (const onChange of watchers) onChange();
  };

  return {
    /** Resolves to whether the officer proved it; false when they cancelled. */
    ask(): Promise<boolean> {
      if (!question) {
        let settle: (isProved: boolean) => void = () => undefined;
        const answer = new Promise<boolean>((resolve) => {
          settle = resolve;
        });
        question = { answer, settle };
        announce();
      }
      return question.answer;
    },
    answer(isProved: boolean): void {
      question?.settle(isProved);
      question = undefined;
      announce();
    },
    isAsking: () => question !== undefined,
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}
