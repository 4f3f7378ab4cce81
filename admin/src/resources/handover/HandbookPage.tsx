import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { chapters } from './handbook.ts';

const { size, space } = tokens;

const Page = styled('article')({
  display: 'grid',
  gap: space['6'],
  maxInlineSize: size.reading,
  '& section': { display: 'grid', gap: space['3'] },
});

/** The handbook for the next volunteer: one page to read from top to bottom, or to print. */
export function HandbookPage() {
  usePageTitle('Handbook');
  return (
    <Page>
      <Typography variant="h1">Handbook</Typography>
      {chapters.map(({ title, paragraphs, link }) => (
        <section key={title}>
          <Typography variant="h2">{title}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          {link && <PanelLink to={link[0]}>{link[1]}</PanelLink>}
        </section>
      ))}
    </Page>
  );
}
