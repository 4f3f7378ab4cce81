import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { onPhones, useIsWide } from '#lib/media.ts';
import { useListTexts } from './listTexts.ts';
import { PhoneFilters } from './PhoneFilters.tsx';
import { SearchField } from './SearchField.tsx';
import type { SortChoice } from './SortSelect.tsx';

const { size, space, text } = tokens;

const Top = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['5'],
  // A phone shows the first card without scrolling.
  [onPhones]: {
    gap: space['2'],
    minBlockSize: size.target,
    marginBlockEnd: space['2'],
    '& h1': { fontSize: text.lg },
    '& .MuiButton-root': { paddingInline: space['3'] },
    '& .MuiButton-startIcon': { display: 'none' },
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  [onPhones]: { gap: space['2'] },
});

/** The search as a button, which becomes a field when it is pressed. */
const searchButton = {
  gridTemplateColumns: `${size.target} minmax(0, 1fr) auto`,
  '& .MuiInputBase-root': { paddingInline: 0 },
  '& .MuiInputAdornment-positionStart': { position: 'absolute', insetInlineStart: space['3'] },
  '& .MuiInputAdornment-positionEnd': { display: 'none' },
  '& input': { zIndex: 1, paddingInline: 0, opacity: 0 },
} as const;

const Tools = styled('search')({
  display: 'grid',
  alignItems: 'end',
  gap: space['3'],
  gridTemplateColumns: '18rem repeat(auto-fill, 12rem)',
  marginBlockEnd: space['5'],
  '& .MuiFormControl-root': { marginBlock: 0 },
  [onPhones]: {
    gap: space['2'],
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    marginBlockEnd: space['3'],
    // The field says itself what it searches.
    '& label': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    // Chips of filters share the line.
    '&:has([data-chips]:not(:empty))': {
      gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 1fr) auto',
    },
    '&:has([data-chips]:not(:empty)):not(:has(input:focus, input:not(:placeholder-shown)))': searchButton,
  },
  // The field has its own clear button.
  '& ::-webkit-search-cancel-button': { display: 'none' },
});

interface ListHeadingProps {
  sorts: readonly SortChoice[];
  filters?: ReactNode;
  actions?: ReactNode;
}

/** A list's title, actions, search, filters and sort order. The address stores the last three. */
export function ListHeading({ sorts, filters, actions }: ListHeadingProps) {
  const { title } = useListTexts();
  const isWide = useIsWide();
  return (
    <>
      <Top>
        <Typography variant="h1">{title}</Typography>
        {actions && <Actions>{actions}</Actions>}
      </Top>
      <Tools>
        <SearchField />
        {isWide && filters}
        {!isWide && <PhoneFilters sorts={sorts} filters={filters} />}
      </Tools>
    </>
  );
}
