import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** The text. It must also be available elsewhere. */
  text: ReactNode;
  /** The button or link it describes. */
  children: ReactElement<Record<string, unknown>>;
  /** Delay of the hover in milliseconds. @default 700 */
  delay?: number;
}

/** A short text on hover or keyboard focus. */
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
