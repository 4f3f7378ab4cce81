import { Box, Stack, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  /** So that a link can go to it. */
  id?: string;
  title: string;
  /** Whether it stands below the title of another. */
  isPart?: boolean;
  /** At the end of the title's line: a total or a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the dashboard with a title. */
export function Panel({ id, title, isPart = false, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ minWidth: 0, pt: 2, borderTop: rule, borderColor: isPart ? 'divider' : 'text.primary' }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: 1,
        }}
      >
        <Typography id={titleId} variant={isPart ? 'h3' : 'h2'}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          {aside}
        </Typography>
      </Stack>
      {children}
    </Box>
  );
}

const rule = `${tokens.size.rule} solid`;
