import { useEffect } from 'react';
import { useBasename, useCheckAuth } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '#lib/brand.ts';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { GatePage } from './GatePage.tsx';
import { SignIn } from './SignIn.tsx';

/** The login page. */
export function LoginPage() {
  const { name } = useBrand();
  usePageTitle('Login');
  useLeaveWhenLoggedIn();
  return (
    <GatePage above="Administration" title={name}>
      <SignIn />
    </GatePage>
  );
}

function useLeaveWhenLoggedIn() {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const basename = useBasename();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate(basename, { replace: true }),
      () => undefined,
    );
  }, [checkAuth, navigate, basename]);
}
