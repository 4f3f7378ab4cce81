import type { MouseEvent } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { type To, useNavigate } from 'react-router-dom';

/** The page or the dialog of a row. */
export type PlaceOf<Row extends RaRecord> = (row: Row) => To;

/** What answers a press by itself, and must not open the row as well. */
const answering = 'a, button, input, select, label, [role=button]';

/**
 * Opens the row that was pressed, at any place that does nothing else. For mouse and touch: the
 * keyboard has the link or the button of the row.
 */
export function usePressedRow<Row extends RaRecord>(placeOf: PlaceOf<Row> | undefined) {
  const { data = [] } = useListContext<Row>();
  const navigate = useNavigate();
  if (!placeOf) return undefined;
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const pressed = (target as Element).closest(`${answering}, tbody tr, li`);
    const isText = String(getSelection()) !== '';
    // A dialog of a row is elsewhere in the document.
    if (!pressed || isText || pressed.matches(answering) || !currentTarget.contains(pressed)) return;
    const rows = [...currentTarget.querySelectorAll(':scope > li, tbody > tr')];
    const row = data[rows.indexOf(pressed)];
    if (row) void navigate(placeOf(row));
  };
}
