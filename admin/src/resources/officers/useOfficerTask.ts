import { useChangeTask } from '#components/useChangeTask.ts';
import { accountKey } from '#providers/account.ts';

/** Changes something about an officer. The signed-in officer's own account may be among them. */
export const useOfficerTask = (onDone: () => void) => useChangeTask([['officers'], accountKey], onDone);
