import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';

const states = { hover: 'Hover', 'focus-visible': 'Focus', 'hover active': 'Pressed' };
const focusable = 'a, button, input, select, textarea, [tabindex]';
const pseudoClass = /:(hover|focus-visible|active)(?![\w-])/g;

const wide = { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 'var(--space-4)' };

interface InStatesProps {
  /** Selector of the elements that take the state. */
  of: string;
  /** One below the other, for what is as wide as a page. */
  isWide?: boolean;
  children: ReactNode;
}

/** The same under a pointer, with the focus and pressed, which a picture cannot show otherwise. */
export function InStates({ of, isWide = false, children }: InStatesProps) {
  const parts = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    for (const { cssRules } of document.styleSheets) alsoWhereShown(cssRules);
    for (const part of parts.current?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
      for (const element of part.querySelectorAll<HTMLElement>(of)) {
        // A card is under the pointer as a whole; the focus is on its link.
        const isShown = part.dataset.part !== 'focus-visible' || element.matches(focusable);
        if (isShown) element.dataset.shown = part.dataset.part;
      }
    }
  }, [of]);

  return (
    <Grid ref={parts} cell="small" style={{ marginBlockStart: 'var(--space-6)', ...(isWide && wide) }}>
      {Object.entries(states).map(([state, name]) => (
        // Sections: the headers and footers in them are not those of the page.
        <section key={state} data-part={state}>
          <Stack gap={2} style={{ alignItems: isWide ? 'stretch' : 'start' }}>
            <small>{name}</small>
            {children}
          </Stack>
        </section>
      ))}
    </Grid>
  );
}

/** Lets every rule for a state apply to the attribute too, with the same weight. */
function alsoWhereShown(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-shown')) {
      rule.selectorText = rule.selectorText.replace(
        pseudoClass,
        (itself, state: string) => `:is(${itself}, [data-shown~='${state}'])`,
      );
    }
    if ('cssRules' in rule) alsoWhereShown(rule.cssRules as CSSRuleList);
  }
}
