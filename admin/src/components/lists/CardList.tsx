import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Thumbnail } from '../Thumbnail.tsx';
import { ChooseRow } from './Choosing.tsx';
import { type PlaceOf, usePressedRow } from './usePressedRow.ts';

const { radius, size, space } = tokens;

const Cards = styled('ul')({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  '&[data-chosen]': { borderColor: theme.palette.primary.main },
  '[data-opens] > &': { cursor: 'pointer' },
  // Thumb-sized, but aligned with the text beside it.
  '& > .MuiCheckbox-root': {
    inlineSize: size.target,
    blockSize: size.target,
    margin: `calc(${space['3']} * -1)`,
    marginInlineStart: 0,
  },
}));

const Words = styled('div')({ display: 'grid', gap: space['2'], alignContent: 'start' });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  gridColumn: '1 / -1',
  marginBlockStart: space['3'],
  // The first button's label aligns with the text above.
  marginInline: `calc(${space['3']} * -1)`,
  '& .MuiButton-text': { paddingInline: space['3'] },
});

export interface CardListProps<Row extends RaRecord> {
  /** The words of one card. */
  renderCard: (row: Row) => ReactNode;
  /** The buttons of one row, with labels on a card. */
  renderActions: (row: Row, isCard: boolean) => ReactNode;
  /** What opens when a row is pressed. */
  placeOf?: PlaceOf<Row> | undefined;
}

/** The rows of a list on a phone, one under the other, selectable as those of `PanelTable`. */
export function CardList<Row extends RaRecord>({ renderCard, renderActions, placeOf }: CardListProps<Row>) {
  const { data = [], selectedIds } = useListContext<Row>();
  return (
    <Cards onClick={usePressedRow(placeOf)} data-opens={placeOf && ''}>
      {data.map((row) => (
        <Card key={row.id} data-chosen={selectedIds.includes(row.id) || undefined}>
          <Words>{renderCard(row)}</Words>
          <ChooseRow row={row} />
          <Actions>{renderActions(row, true)}</Actions>
        </Card>
      ))}
    </Cards>
  );
}

interface CardWordsProps {
  /** A short word above the name: a category. */
  above: string;
  name: ReactNode;
  /** A picture before the words. */
  imageUrl?: string;
  children: ReactNode;
}

const WithPicture = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${size.target} minmax(0, 1fr)`,
  gap: space['3'],
  '& > div': { display: 'grid', gap: space['1'] },
});

/** What most cards say: a category, the name, and what explains it. */
export function CardWords({ imageUrl, ...words }: CardWordsProps) {
  if (!imageUrl) return <Said {...words} />;
  return (
    <WithPicture>
      <Thumbnail imageUrl={imageUrl} />
      <div>
        <Said {...words} />
      </div>
    </WithPicture>
  );
}

function Said({ above, name, children }: Omit<CardWordsProps, 'imageUrl'>) {
  return (
    <>
      <Typography variant="overline" color="textSecondary">
        {above}
      </Typography>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </>
  );
}
