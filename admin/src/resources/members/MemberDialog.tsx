import { DetailsDialog } from '#components/DetailsDialog.tsx';
import { useRecordDialog } from '#components/lists/useRecordDialog.ts';
import { MemberDetails } from './MemberDetails.tsx';

/** Details of the member in the address, over the list. */
export function MemberDialog() {
  const { id, close } = useRecordDialog();
  return (
    <DetailsDialog title="Member Details" isOpen={id !== undefined} onClose={close}>
      {id && <MemberDetails id={id} />}
    </DetailsDialog>
  );
}
