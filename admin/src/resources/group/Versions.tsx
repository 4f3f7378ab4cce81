import { Box, Button, List, ListItem } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { EditedSection } from '@year-group/api-types/group/group';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useNotify } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';

interface VersionsProps {
  history: EditedSection['history'];
  /** Reads the content of a version. */
  read: (version: number) => Promise<FieldValues | null>;
}

/** What was published so far. A version is opened in the form; publishing it restores it. */
export function Versions({ history, read }: VersionsProps) {
  const { reset } = useFormContext();
  const notify = useNotify();
  if (history.length < 2) return null;

  async function handleOpen(version: number) {
    try {
      const content = await read(version);
      if (content) reset(content, { keepDefaultValues: true });
      notify(`Version ${version} is in the form. Publish it to restore it.`);
      scrollTo({ top: 0 });
    } catch (error) {
      if (error instanceof Error) notify(error.message, { type: 'error' });
    }
  }

  return (
    <details>
      <Box component="summary" sx={{ minBlockSize: tokens.size.target, cursor: 'pointer' }}>
        Earlier versions
      </Box>
      <List dense>
        {history.map(({ version, publishedAt }, index) => (
          <ListItem
            key={version}
            disableGutters
            secondaryAction={
              index > 0 && (
                <Button aria-label={`Open version ${version}`} onClick={() => void handleOpen(version)}>
                  Open
                </Button>
              )
            }
          >
            Version {version}, {formatMoment(publishedAt)}
            {index === 0 && ', on the website now'}
          </ListItem>
        ))}
      </List>
    </details>
  );
}
