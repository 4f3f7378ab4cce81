import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { useDataProvider } from 'react-admin';
import { useCsvDownload } from '#components/useCsvDownload.ts';
import { currentColours, useBrand } from '#lib/brand.ts';
import { useIsWide } from '#lib/media.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

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
  const { houses } = useBrand();
  const isWide = useIsWide();
  const { call } = useDataProvider<PanelDataProvider>();
  const button = useCsvDownload({
    read: () => call('GET /api/admin/members/download'),
    write: async (members) => {
      // Loaded on demand, to keep it out of the first load.
      const { memberFileName, membersToCsv } = await import('@year-group/api-types/common/csv');
      return [memberFileName, membersToCsv(members, houses)];
    },
    failed: messages.members.downloadFailed,
  });

  if (isWide) {
    return (
      <Labelled variant="outlined" startIcon={<DownloadIcon />} {...button}>
        {label}
      </Labelled>
    );
  }
  return (
    <Tooltip title={label}>
      <span>
        <IconButton color="inherit" aria-label={label} {...button}>
          <DownloadIcon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
