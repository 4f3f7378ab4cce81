import { home, text, title } from '@year-group/api-types/messages/notFound';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './NotFoundPage.module.css';
import { PageHead } from './PageHead.tsx';

/** For unknown paths, and for news items, events and listings that do not exist. */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    // oxlint-disable-next-line no-console -- docs/spec.md#messages asks for it; nothing has gone wrong, so as information
    console.info('Not found:', pathname);
  }, [pathname]);

  return (
    <Container className={styles.NotFound}>
      <PageHead title={text} description={text} />
      <p className={styles.Number}>{title}</p>
      <h1>{text}</h1>
      <p className={styles.Text}>The address may have changed, or the page may never have been here.</p>
      <div className={styles.Actions}>
        <Button href={pages.home.to()}>{home}</Button>
        <Button href={pages.news.to()} variant="secondary">
          Read the news
        </Button>
      </div>
    </Container>
  );
}
