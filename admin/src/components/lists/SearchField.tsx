import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useIsWide } from '#lib/media.ts';
import { useRested } from '#lib/useRested.ts';
import { Field } from '../Field.tsx';
import { useListTexts } from './listTexts.ts';

const { space } = tokens;

/** Searches a list as soon as typing rests. */
export function SearchField() {
  const { searchLabel } = useListTexts();
  const isWide = useIsWide();
  const { filterValues, setFilters } = useListContext();
  const { q = '' } = filterValues as { q?: string };
  const [text, setText] = useState(q);
  const rested = useRested(text);
  const applied = useRef(q);

  // A link, a chip or the button that clears the search may change it too.
  useEffect(() => {
    if (q === applied.current) return;
    applied.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    if (rested !== text || rested === applied.current) return;
    applied.current = rested;
    setFilters({ ...filterValues, q: rested });
  }, [rested, text, filterValues, setFilters]);

  return (
    <Field
      id="search"
      label={searchLabel}
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={isWide ? '' : searchLabel}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        <InputAdornment position="end">
          {text && (
            <IconButton
              aria-label="Clear value"
              title="Clear value"
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setText('')}
              sx={{ inlineSize: space['5'], blockSize: space['5'], padding: 0 }}
            >
              <ClearIcon sx={{ fontSize: space['4'] }} />
            </IconButton>
          )}
        </InputAdornment>
      }
    />
  );
}
