import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { IconButtonWithTooltip, useSimpleFormIteratorItem } from 'react-admin';

/** Moves an item of a list up or down, by buttons that name it. */
export function MoveButtons({ item }: { item: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const name = `${item} ${index + 1}`;
  return (
    <>
      <IconButtonWithTooltip
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => reOrder(index - 1)}
      >
        <UpIcon />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip
        label={`Move ${name} down`}
        disabled={index === total - 1}
        onClick={() => reOrder(index + 1)}
      >
        <DownIcon />
      </IconButtonWithTooltip>
    </>
  );
}
