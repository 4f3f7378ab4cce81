import { useSearchParams } from 'react-router-dom';

/**
 * Which record of a list is open in a dialog. Stored in the address, so that it survives a reload
 * and a login.
 */
export function useEditedId() {
  const [search, setSearch] = useSearchParams();
  const close = () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('edit');
      return next;
    });
  return { editedId: search.get('edit'), close };
}
