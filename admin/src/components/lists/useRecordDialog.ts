import { useBasename, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

/**
 * A dialog over a list that shows one record at its own address, `…/:id/show`, and keeps the list
 * as it is.
 */
export function useRecordDialog() {
  const root = `${useBasename()}/${useResourceContext()}`;
  const { search } = useLocation();
  const navigate = useNavigate();
  const placeOf = (id: string) => ({ pathname: `${root}/${id}/show`, search });
  return {
    /** The record in the address. */
    id: useMatch(`${root}/:id/show`)?.params.id,
    placeOf,
    open: (id: string) => void navigate(placeOf(id)),
    close: () => void navigate({ pathname: root, search }),
  };
}
