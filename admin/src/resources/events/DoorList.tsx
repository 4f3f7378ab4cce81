import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PrintedSheet, usePrinting } from '#components/PrintedSheet.tsx';

const { size, space } = tokens;

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: space['2'],
    borderBlockEnd: `${size.hairline} solid`,
    textAlign: 'start',
  },
  '& tr': { breakInside: 'avoid' },
});
const Box = styled('span')({
  display: 'inline-block',
  inlineSize: space['4'],
  blockSize: space['4'],
  border: `${size.hairline} solid`,
});

type DoorListProps = Pick<EventAnswers, 'event' | 'answers'>;

/** A button that prints who comes, by name, each with a box to tick at the door. */
export function DoorList(props: DoorListProps) {
  const { isPrinting, print } = usePrinting();
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
        Print door list
      </Button>
      {isPrinting && <DoorSheet {...props} />}
    </>
  );
}

/** The list for the door, shown only in print. */
export function DoorSheet({ event: { title, startsAt, location }, answers }: DoorListProps) {
  return (
    <PrintedSheet title={title}>
      <p>
        {formatMoment(startsAt)}, {location}
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Here</th>
            <th scope="col">Name</th>
            <th scope="col">Guests</th>
          </tr>
        </thead>
        <tbody>
          {answers
            .filter(({ coming }) => coming)
            .map(({ name, guests }, index) => (
              // Two people may have one name.
              <tr key={index}>
                <td>
                  <Box />
                </td>
                <td>{name}</td>
                <td>{guests || ''}</td>
              </tr>
            ))}
        </tbody>
      </Table>
    </PrintedSheet>
  );
}
