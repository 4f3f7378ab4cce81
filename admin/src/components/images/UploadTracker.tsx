import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

const Context = createContext({ isUploading: false, begin: () => () => {} });

/** Wraps a form: its image fields report their uploads, and the save button waits for them. */
export function UploadTracker({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const value = useMemo(() => ({ isUploading: count > 0, begin }), [count, begin]);
  return <Context value={value}>{children}</Context>;
}

/** Whether any image of this form is still uploading. */
export const useIsUploading = () => useContext(Context).isUploading;

/** Reports to the surrounding form whether this field is uploading. */
export function useReportUploading(isUploading: boolean) {
  const { begin } = useContext(Context);
  useEffect(() => (isUploading ? begin() : undefined), [isUploading, begin]);
}
