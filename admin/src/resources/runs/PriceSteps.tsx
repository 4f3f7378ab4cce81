import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { maxPriceSteps } from '@year-group/api-types/common/limits';
import { TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import type { RunValues } from './runForm.ts';

const slotProps = (inputMode: 'numeric' | 'decimal') => ({ htmlInput: { inputMode } });

/** What the printer asks for each piece, from which number on. Sorted when the form is saved. */
export function PriceSteps() {
  const { fields, append, remove } = useFieldArray<RunValues, 'steps'>({ name: 'steps' });
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      role="group"
      aria-label="The printer’s prices"
    >
      <Typography variant="body2" color="textSecondary">
        What the printer asks for each piece. Leave it out to see no bill.
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr auto',
            alignItems: 'start',
            gap: 1.5,
            width: '100%',
          }}
          key={id}
        >
          <TextInput
            source={`steps.${index}.from`}
            label="From pieces"
            helperText={false}
            slotProps={slotProps('numeric')}
          />
          <TextInput
            source={`steps.${index}.price`}
            label="Price (GH₵)"
            helperText={false}
            slotProps={slotProps('decimal')}
          />
          <IconButton aria-label={`Remove price ${index + 1}`} onClick={() => remove(index)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fields.length < maxPriceSteps && (
        <Button startIcon={<AddIcon />} onClick={() => append({ from: '', price: '' })}>
          Add a price
        </Button>
      )}
    </Box>
  );
}
