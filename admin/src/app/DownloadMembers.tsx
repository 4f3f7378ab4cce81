import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memberFileName, membersToCsv } from '@year-group/api-types/csv';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { currentColours, useBrand } from '#lib/brand.ts';
import { download } from '#lib/download.ts';
import { useCall } from '#providers/useCall.ts';

const night = () => currentColours().night;
const label = 'Download Members Data';

const Labelled = styled(Button)(() => ({
  borderColor: night().line,
  color: night().ink,
  '&:hover': { borderColor: night().inkSoft },
  '&.Mui-disabled': { borderColor: night().line, color: night().inkSoft },
}));

/** Downloads all members as CSV. Does nothing when there are none. */
export function DownloadMembers() {
  const [isBusy, setBusy] = useState(false);
  const { houses } = useBrand();
  const isWide = useIsWide();
  const call = useCall();
  const notify = useNotify();

  async function handleClick() {
    setBusy(true);
    try {
      const members = await call('GET /api/admin/members/download');
      if (members.length > 0) download(memberFileName, membersToCsv(members, houses));
    } catch (error) {
      notify(`${messages.members.downloadFailed} ${(error as Error).message}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const common = { disabled: isBusy, onClick: () => void handleClick() };
  if (isWide) {
    return (
      <Labelled variant="outlined" startIcon={<DownloadIcon />} {...common}>
        {label}
      </Labelled>
    );
  }
  return (
    <Tooltip title={label}>
      <span>
        <IconButton color="inherit" aria-label={label} {...common}>
          <DownloadIcon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
