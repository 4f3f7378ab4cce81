import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

const Context = createContext({ isUploading: false, begin: () => () => {} });

/** Around a form: its picture fields tell here that they upload, and what saves the form waits for them. */
export function UploadsUnderWay({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const value = useMemo(() => ({ isUploading: count > 0, begin }), [count, begin]);
  return <Context value={value}>{children}</Context>;
}

/** Whether any picture of this form is still uploading. */
export const useIsUploading = () => useContext(Context).isUploading;

/** Tells the form around a picture field whether that field is uploading. */
export function useTellUploading(isUploading: boolean) {
  const { begin } = useContext(Context);
  useEffect(() => (isUploading ? begin() : undefined), [isUploading, begin]);
}
