import type { Action } from '@year-group/api-types/action';
import { partsOfAction } from '@year-group/api-types/actionTexts';
import { PanelLink } from '#components/PanelLink.tsx';

/** Where the panel shows the record of a target, by its area. */
const placeOf: Record<string, (id: string) => string> = {
  members: (id) => `/members/${id}/show`,
  news: (id) => `/news?edit=${id}`,
  events: (id) => `/events/edit/${id}`,
  shop: (id) => `/shop/edit/${id}`,
  orders: (id) => `/orders/${id}/show`,
};

/** What an entry of the log says, with a link to its record or to the trash. */
export function ActionWords({ action }: { action: Action }) {
  const { verb, what, rest } = partsOfAction(action);
  const [area = '', id = ''] = action.target.split('/');
  const { subject } = action;
  const place = subject && !subject.isInTrash && placeOf[area];
  const trash = `/trash?filter=${encodeURIComponent(JSON.stringify({ kind: area }))}`;
  return (
    <span>
      {verb} {place ? <PanelLink to={place(id)}>{what}</PanelLink> : what}
      {rest && `, ${rest}`}
      {subject?.isInTrash && (
        <>
          , <PanelLink to={trash}>see trash</PanelLink>
        </>
      )}
    </span>
  );
}
