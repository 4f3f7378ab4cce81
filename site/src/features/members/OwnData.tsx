import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Dialog } from '@year-group/ui-kit/Dialog';
import { Link } from '@year-group/ui-kit/Link';
import { Stack } from '@year-group/ui-kit/Stack';
import { showToast } from '@year-group/ui-kit/Toast';
import { useState } from 'react';
import { showRefusal } from '#lib/refusals.ts';
import type { ApiError } from '#lib/transport.ts';
import { useDeleteOwnProfileMutation, useLazyGetOwnProfileQuery } from '#store/api/membersApi.ts';
import styles from './Profile.module.css';
import { useSignOut } from './useSignOut.ts';

const downloadFailed = 'Your data could not be read. Please try again later.';
const deleteFailed = 'Your profile could not be deleted. Please try again later.';
const deleteInDoubt = 'It may have been deleted. If it was, this page asks you to verify when you reload it.';

/** A member's rights over their stored data: download, delete, log out. */
export function OwnData() {
  const { leave, signOut, signOutEverywhere, isSigningOut } = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const [readProfile, { isFetching: isReading }] = useLazyGetOwnProfileQuery();
  const [deleteProfile, { isLoading: isDeleting }] = useDeleteOwnProfileMutation();

  async function handleDownload() {
    try {
      saveFile('my-data.json', JSON.stringify(await readProfile().unwrap(), null, 2));
    } catch (error) {
      showRefusal('Download Failed', error, { failed: downloadFailed });
    }
  }

  async function handleDelete() {
    try {
      await deleteProfile().unwrap();
      leave('Your profile is deleted', 'You are always welcome back.');
    } catch (error) {
      setIsAsking(false);
      if ((error as ApiError).status) showRefusal('Delete Failed', error, { failed: deleteFailed });
      else showToast({ title: 'No reply came', description: deleteInDoubt, tone: 'danger' });
    }
  }

  return (
    <section className={styles.OwnData} aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p>
        Download your profile, or delete it. What else we store, such as orders, is on the page{' '}
        <Link href={pages.privacy.to()}>Privacy</Link>.
      </p>
      <Stack direction="row" gap={3}>
        <Button variant="secondary" icon="download" busy={isReading} onClick={() => void handleDownload()}>
          Download my profile
        </Button>
        <Button variant="secondary" onClick={signOut}>
          Log out
        </Button>
        <Button variant="secondary" busy={isSigningOut} onClick={() => void signOutEverywhere()}>
          Log out on all devices
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => setIsAsking(true)}>
          Delete my profile
        </Button>
      </Stack>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your profile?"
        description="Your profile leaves the directory at once, and it and our letters about it are deleted. Orders and backups are kept. This cannot be undone."
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep my profile
            </Button>
            <Button variant="danger" busy={isDeleting} onClick={() => void handleDelete()}>
              {isDeleting ? 'Deleting...' : 'Delete my profile'}
            </Button>
          </>
        }
      />
    </section>
  );
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
