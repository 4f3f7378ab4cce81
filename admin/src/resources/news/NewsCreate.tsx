import { CreateBase } from 'react-admin';
import { Page, toAdmin } from '#components/Page.tsx';
import { NewsInputs } from './NewsInputs.tsx';

/** Creates a news item. */
export const NewsCreate = () => (
  <Page title="Create News" back={toAdmin}>
    <CreateBase redirect={false}>
      <NewsInputs />
    </CreateBase>
  </Page>
);
