import { useRedirect, useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes from a form back to the list as it was, or to a new one when the form was opened by its address. */
export function useToList() {
  const resource = useResourceContext();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? redirect('list', resource) : navigate(-1));
}
