import { CreateBase, useRedirect } from 'react-admin';
import { Page, toAdmin } from '#components/Page.tsx';
import { NewsInputs } from './NewsInputs.tsx';

/** Creates a news item. */
export function NewsCreate() {
  const redirect = useRedirect();
  return (
    <Page title="Create News" back={toAdmin}>
      <CreateBase redirect={false}>
        <NewsInputs onSaved={() => redirect('list', 'news')} />
      </CreateBase>
    </Page>
  );
}
