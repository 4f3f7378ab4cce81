import { Skeleton, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { FormSkeleton } from '#components/editors/FormSkeleton.tsx';
import { ListSkeleton } from '#components/lists/ListSkeleton.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';

const { size, space } = tokens;

const forms = /\/create$|\/edit\/|^\/settings\/group\//;
/** A record's dialog is over its list. */
const lists = /^\/(members|news|events|shop|orders|trash)(?:\/[^/]+\/show)?$/;

/** The skeleton of a page while its file is fetched: a list, a form, or facts in rows. */
export function PageSkeleton({ path }: { path: string }) {
  const list = lists.exec(path)?.[1];
  return (
    <>
      <Typography variant="h1" component="div" sx={{ marginBlockEnd: space['5'] }} aria-hidden>
        <Skeleton width="min(14rem, 60%)" />
      </Typography>
      {list ? <ListSkeleton of={list} /> : forms.test(path) ? <Form /> : <RowsSkeleton />}
    </>
  );
}

const Form = () => (
  <div style={{ maxInlineSize: size.form }}>
    <FormSkeleton />
  </div>
);
