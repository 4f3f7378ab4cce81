import { Card, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Thumbnail } from '../Thumbnail.tsx';
import type { ListTexts } from './listTexts.ts';
import { SelectRow } from './SelectRow.tsx';

/** What a phone shows of a row. */
interface RowWords {
  /** @default its title */
  name?: ReactNode;
  /** What explains the name, in one line if possible. @default its detail */
  line?: ReactNode;
  /** Buttons that are needed often. */
  actions?: ReactNode;
}

export interface RowCardsProps<Row extends RaRecord> {
  texts: ListTexts<Row>;
  canSelect?: boolean;
  /** The words of a row on a phone. */
  cardOf?: (row: Row) => RowWords;
  /** What opens when a card is pressed. */
  pathOf?: ((row: Row) => string) | undefined;
}

/** The rows of a list on a phone: two lines each. Press one to open it. */
export function RowCards<Row extends RaRecord>({ texts, canSelect, cardOf, pathOf }: RowCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Stack component="ul" sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((row) => {
        const { title, detail, imageUrl } = texts.describe(row);
        const { name = title, line = detail, actions } = cardOf?.(row) ?? {};
        return (
          <Card key={row.id} component="li" variant="outlined" sx={cardLook}>
            {imageUrl !== undefined && <Thumbnail imageUrl={imageUrl} />}
            <Stack sx={{ flex: 1, minInlineSize: 0 }}>
              <Typography variant="h3" component="h2">
                {pathOf ? (
                  <Link component={RouterLink} to={pathOf(row)} color="inherit" underline="none">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Typography>
              <Stack direction="row" sx={below}>
                <Typography variant="body2" color="textSecondary" component="div">
                  {line}
                </Typography>
                {actions}
              </Stack>
            </Stack>
            {canSelect && <SelectRow id={row.id} name={title} />}
          </Card>
        );
      })}
    </Stack>
  );
}

/** The link of the name covers the card; what can be pressed besides is above it. */
const cardLook = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: 1.5,
  overflowWrap: 'anywhere',
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(button, .MuiCheckbox-root, .MuiInputBase-root)': { zIndex: 1 },
  // Labels align with the text above when they wrap below it.
  '& .MuiButton-text': { minWidth: 0, paddingInline: 1.5, marginInlineStart: -1.5 },
} as const;
/** What explains the name, and buttons, beside it where they have room. */
const below = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 };
