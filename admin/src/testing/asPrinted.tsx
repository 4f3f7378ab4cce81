import { type ReactNode, useLayoutEffect } from 'react';

/** Decorator of stories about paper: shows on the screen what is otherwise only in print. */
export const asPrinted = (Story: () => ReactNode) => (
  <AsPrinted>
    <Story />
  </AsPrinted>
);

function AsPrinted({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print');
    const setMedia = (text: string) => {
      for (const rule of rules) (rule as CSSMediaRule).media.mediaText = text;
    };
    setMedia('all');
    return () => setMedia('print');
  }, []);
  return children;
}
