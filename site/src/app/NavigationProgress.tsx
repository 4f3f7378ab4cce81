import { useNavigation } from 'react-router-dom';
import styles from './RootLayout.module.css';

/** A line at the top that shows when a navigation takes longer than 300 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.Progress} role="progressbar" aria-label="Loading the page" />;
}
