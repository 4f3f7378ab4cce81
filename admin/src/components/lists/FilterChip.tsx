import CloseIcon from '@mui/icons-material/Close';
import { Button } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useListContext } from 'react-admin';

interface FilterChipProps {
  /** The query parameter of the list's call. */
  source: string;
  /** What is chosen, in words: "Status: Paid". */
  text: string;
}

/** A filter that is set; pressing it clears it. */
export function FilterChip({ source, text }: FilterChipProps) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Button
      variant="outlined"
      size="small"
      endIcon={<CloseIcon fontSize="small" />}
      aria-label={`Clear the filter ${text}`}
      onClick={() => {
        const { [source]: _cleared, ...others } = filterValues as Record<string, unknown>;
        setFilters(others);
      }}
      sx={{ paddingInline: tokens.space['3'], borderRadius: tokens.radius.pill }}
    >
      {text}
    </Button>
  );
}
