import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { HandOutLine } from '@year-group/api-types/shop/run';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PartRows } from '#components/PagePart.tsx';
import { useRefusal } from '#providers/account.ts';

const { text } = tokens;

/** From this number of lines on, they are grouped by the first letter. */
const many = 15;

interface HandOutRowsProps {
  lines: readonly HandOutLine[];
  onTick: (line: HandOutLine, isHandedOut: boolean) => void;
}

/** The lines with a tick each; a long list by first letter. */
export function HandOutRows({ lines, onTick }: HandOutRowsProps) {
  if (lines.length < many) return <TickRows lines={lines} onTick={onTick} />;
  const letters = [...new Set(lines.map(letterOf))];
  return letters.map((letter) => (
    <Box component="section" sx={{ display: 'grid', gap: 0.5 }} key={letter} aria-label={letter}>
      <Typography variant="h3" component="h2">
        {letter}
      </Typography>
      <TickRows lines={lines.filter((line) => letterOf(line) === letter)} onTick={onTick} />
    </Box>
  ));
}

const letterOf = ({ customerName }: HandOutLine): string => (customerName[0] ?? '').toUpperCase();

function TickRows({ lines, onTick }: HandOutRowsProps) {
  const refusal = useRefusal('orders.change');
  return (
    <PartRows sx={rows}>
      {lines.map((line) => (
        <li key={line.id}>
          <FormControlLabel
            disabled={refusal !== undefined}
            title={refusal}
            control={
              <Checkbox
                checked={line.handedOutAt !== null}
                onChange={({ target }) => onTick(line, target.checked)}
              />
            }
            label={
              <>
                <strong>{line.customerName}</strong>
                <Typography variant="body2">
                  {line.quantity} × {optionsText(line.options) || 'piece'}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {orderNumber(line.orderId)}
                </Typography>
              </>
            }
          />
        </li>
      ))}
    </PartRows>
  );
}

/** The whole row is the target of a thumb. */
const rows = {
  '& > li': { py: 0 },
  '& label': { width: '100%', minHeight: 64, m: 0, py: 0.5 },
  '& .MuiSvgIcon-root': { fontSize: text.xl },
};
