import { messages } from '@year-group/api-types/messages';
import { ActButton, type ActButtonProps } from '#components/ActButton.tsx';
import { download } from '#lib/download.ts';
import { useBrand } from '#providers/brand.ts';

/** Downloads all members as CSV, if there are any. Renders nothing for officers who may not. */
export function DownloadMembers(look: ActButtonProps<void>) {
  const { houses } = useBrand();
  return (
    <ActButton
      {...look}
      right="members.export"
      color="inherit"
      act={async (call) => {
        const members = await call('GET /api/admin/members/download');
        // Loaded on demand, to keep it out of the first load.
        const { memberFileName, membersToCsv } = await import('@year-group/api-types/common/csv');
        if (members.length > 0) download(memberFileName, membersToCsv(members, houses));
      }}
      failed={messages.members.downloadFailed}
    >
      Download Members Data
    </ActButton>
  );
}
