import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the page before, or to another where this one was opened by its address: nothing of the panel is behind it. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(otherwise) : navigate(-1));
}
