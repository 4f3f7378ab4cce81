import { Stack, Typography } from '@mui/material';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { chapters } from './handbook.ts';

/** The handbook for the next volunteer: one page to read from top to bottom, or to print. */
export function HandbookPage() {
  return (
    <PageFrame>
      <PageHead title="Handbook" back={{ to: '/settings', label: 'Settings' }} />
      {chapters.map(({ title, paragraphs, link }) => (
        <Stack key={title} component="section" sx={{ gap: 1.5 }}>
          <Typography variant="h2">{title}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          {link && <PanelLink to={link[0]}>{link[1]}</PanelLink>}
        </Stack>
      ))}
    </PageFrame>
  );
}
