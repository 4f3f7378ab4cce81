import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the page before this one in the panel; without one, since this was opened by its address, to `otherwise`. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(otherwise) : navigate(-1));
}
