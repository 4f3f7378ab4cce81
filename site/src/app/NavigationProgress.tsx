import styles from './RootLayout.module.css';
import { useNavigationPending } from './SiteRouter.tsx';

/** A progress bar at the top for navigations that take longer than 300 ms. */
export function NavigationProgress() {
  const isPending = useNavigationPending();
  return isPending && <div className={styles.Progress} role="progressbar" aria-label="Loading the page" />;
}
