import AddIcon from '@mui/icons-material/Add';
import { Button, FormHelperText } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { ItemButtons } from './ItemButtons.tsx';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: tokens.space['3'],
  alignItems: 'start',
});

interface NameListProps {
  /** The field, a list of objects with a name. */
  source: string;
  /** What one of them is, in lower case: "category". */
  item: string;
  /** The list may be empty. */
  optional?: boolean;
}

/** A list of names in their order, each in a text field. */
export function NameList({ source, item, optional = false }: NameListProps) {
  const { fields, append, remove, move } = useFieldArray({ name: source });
  const { errors } = useFormState();
  const problem = errors[source]?.message;
  return (
    <>
      {fields.map(({ id }, index) => (
        <Line key={id}>
          <TextInput
            source={`${source}.${index}.name`}
            label={`${item.charAt(0).toUpperCase()}${item.slice(1)} ${index + 1}`}
            helperText={false}
          />
          <ItemButtons
            name={`${item} ${index + 1}`}
            index={index}
            count={fields.length}
            optional={optional}
            onMove={move}
            onRemove={remove}
          />
        </Line>
      ))}
      {typeof problem === 'string' && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button startIcon={<AddIcon />} onClick={() => append({ name: '' })} sx={{ justifySelf: 'start' }}>
        Add a {item}
      </Button>
    </>
  );
}
