import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { useLogout } from 'react-admin';
import { ActButton } from './ActButton.tsx';

/**
 * Ends every session of the administrator, including this one: for a lost phone, or a login on a
 * shared computer.
 */
export function LogoutEverywhere() {
  const logout = useLogout();
  const handleLogout = () =>
    logout({ everywhere: true }).catch((error: Error) => {
      throw new Error(`${messages.admin.logoutFailed} ${error.message}`, { cause: error });
    });
  return (
    <>
      <Typography color="textSecondary">
        Also ends the logins you left open elsewhere. Whoever knows the password can log in again.
      </Typography>
      <ActButton variant="outlined" act={handleLogout}>
        Log out on all devices
      </ActButton>
    </>
  );
}
