import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** What is said; never the only place where it is said. */
  text: ReactNode;
  /** The button or link it belongs to. */
  children: ReactElement<Record<string, unknown>>;
  /** Milliseconds of pointing before it appears. @default 700 */
  delay?: number;
}

/** A few more words for whoever points at something for a moment, or reaches it by keyboard. */
export function Tooltip({ text, children, delay = 700 }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={delay} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} className={styles.Positioner}>
          <BaseTooltip.Popup className={styles.Tooltip}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
