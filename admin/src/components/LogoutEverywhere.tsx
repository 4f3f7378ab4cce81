import { Button, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';

/**
 * Ends every session of the administrator, including this one: for a lost phone, or a login on a
 * shared computer.
 */
export function LogoutEverywhere() {
  const logout = useLogout();
  const notify = useNotify();
  const [isLeaving, setIsLeaving] = useState(false);

  async function handleLogout() {
    setIsLeaving(true);
    try {
      await logout({ everywhere: true });
    } catch (error) {
      setIsLeaving(false);
      notify(`${messages.admin.logoutFailed} ${(error as Error).message}`, { type: 'error' });
    }
  }

  return (
    <>
      <Typography color="textSecondary">
        Also ends the logins you left open elsewhere. Whoever knows the password can log in again.
      </Typography>
      <Button variant="outlined" disabled={isLeaving} onClick={() => void handleLogout()}>
        Log out on all devices
      </Button>
    </>
  );
}
