import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
}

/** A modal dialog: focus stays inside, Escape closes it, and the focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  className,
  children,
  ...props
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.Backdrop} />
        <BaseDialog.Viewport className={styles.Viewport}>
          <BaseDialog.Popup className={clsx(styles.Dialog, className)} {...props}>
            <BaseDialog.Title className={styles.Title}>{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className={styles.Description}>{description}</BaseDialog.Description>
            )}
            {children}
            {actions && <div className={styles.Actions}>{actions}</div>}
            {/* Last, so that the first focus is on a field or a harmless button. */}
            <BaseDialog.Close render={<IconButton label="Close" icon="close" className={styles.Close} />} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
