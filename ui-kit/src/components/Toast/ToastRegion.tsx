import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Toast.module.css';
import { type ToastMessage, takeOver } from './toasts.ts';

type ToastData = Pick<ToastMessage, 'link'>;
const manager = Toast.createToastManager<ToastData>();

function ToastList() {
  const { toasts, close } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.Toast} swipeDirection={['right', 'down']}>
      <Toast.Content className={styles.Content}>
        <Icon
          name={toast.type === 'danger' ? 'warning' : toast.type === 'success' ? 'check' : 'info'}
          className={styles.Icon}
        />
        <div className={styles.Text}>
          <Toast.Title className={styles.Title} render={<p />} />
          <Toast.Description className={styles.Description} />
          {toast.data?.link && (
            <Link variant="standalone" href={toast.data.link.href} onClick={() => close(toast.id)}>
              {toast.data.link.label}
            </Link>
          )}
        </div>
        <Toast.Close aria-hidden={false} render={<IconButton icon="close" label="Close" />} />
      </Toast.Content>
    </Toast.Root>
  ));
}

export interface ToastRegionProps {
  /** How often Alt+T was pressed. */
  focusRequests: number;
}

/** The corner where toasts appear, loaded with the first one. */
export function ToastRegion({ focusRequests }: ToastRegionProps) {
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const failures: string[] = [];
    const closeFailures = () => {
      for (const id of failures.splice(0)) manager.close(id);
    };
    return takeOver(({ title, description, tone = 'info', link }) => {
      // What failed before has succeeded now.
      if (tone === 'success') closeFailures();
      const isFailure = tone === 'danger';
      const priority = isFailure ? 'high' : 'low';
      // With the same id, the manager replaces a failure that is still open.
      const same = isFailure ? { id: `${title} ${description ?? ''}` } : {};
      const id = manager.add({ ...same, title, description, type: tone, priority, data: { link } });
      if (isFailure) failures.push(id);
    }, closeFailures);
  }, []);
  useEffect(() => {
    if (focusRequests > 0) viewport.current?.focus();
  }, [focusRequests]);

  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport ref={viewport} className={styles.Viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
