import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Avatar, ButtonBase, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useWatch } from 'react-hook-form';

const { radius, size, space } = tokens;

/** The fields of an item that its row shows. */
export interface SummaryFields {
  title: string;
  text?: string;
  /** The address of its picture. */
  picture: string;
}

const Row = styled(ButtonBase)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space['3'],
  minBlockSize: size.target,
  textAlign: 'start',
  borderRadius: radius.small,
  '& [data-open]': { transform: 'rotate(180deg)' },
});

interface ItemSummaryProps {
  /** The item's place in the form. */
  source: string;
  fields: SummaryFields;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onToggle: () => void;
}

/** An item as one row, which opens its fields and closes them. */
export function ItemSummary({ source, fields, isOpen, controls, onToggle }: ItemSummaryProps) {
  const item: Record<string, string | null> = useWatch({ name: source }) ?? {};
  return (
    <Row focusRipple aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Avatar src={item[fields.picture] || undefined} alt="" variant="rounded" />
      <span>
        <Typography component="span" noWrap sx={{ display: 'block', fontWeight: tokens.weight.strong }}>
          {item[fields.title] || 'Not filled in yet'}
        </Typography>
        {fields.text && (
          <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ display: 'block' }}>
            {item[fields.text]}
          </Typography>
        )}
      </span>
      <ExpandIcon data-open={isOpen || undefined} />
    </Row>
  );
}
