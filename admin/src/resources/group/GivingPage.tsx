import AddIcon from '@mui/icons-material/Add';
import { Button, FormHelperText, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { emptyDetail, emptyMethod, givingDraftOf } from './sections.ts';

const { breakpoint, radius, size, space } = tokens;

const Box = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: space['5'],
  minInlineSize: 0,
  margin: 0,
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
}));
const Line = styled('div')({
  display: 'grid',
  gap: space['3'],
  alignItems: 'start',
  [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: '1fr 1fr auto' },
});

/** Settings, Your group: how to give. */
export function GivingPage({ title }: { title: string }) {
  return (
    <SectionEditor
      section="giving"
      title={title}
      preview={<PreviewButton kind="giving" draftOf={givingDraftOf} />}
    >
      <GivingFields />
    </SectionEditor>
  );
}

/** Two texts, and the ways to pay in their order. */
function GivingFields() {
  const { fields, append, remove, move } = useFieldArray({ name: 'methods' });
  const { errors } = useFormState();
  const problem = errors.methods?.message;
  return (
    <>
      <TextInput
        source="introduction"
        label="What donations are for"
        multiline
        minRows={3}
        helperText={false}
      />
      <TextInput source="thanks" label="Word of thanks" multiline minRows={2} helperText={false} />
      {fields.map(({ id }, index) => (
        <Box key={id}>
          <Typography component="legend" variant="body2">
            Way to pay {index + 1}
          </Typography>
          <TextInput
            source={`methods.${index}.title`}
            label="Name, such as Mobile Money"
            helperText={false}
          />
          <Details source={`methods.${index}.details`} />
          <ItemButtons
            name={`way to pay ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={remove}
          />
        </Box>
      ))}
      {typeof problem === 'string' && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button startIcon={<AddIcon />} onClick={() => append(emptyMethod)} sx={{ justifySelf: 'start' }}>
        Add a way to pay
      </Button>
    </>
  );
}

/** The values of one way to pay that donors copy. */
function Details({ source }: { source: string }) {
  const { fields, append, remove, move } = useFieldArray({ name: source });
  return (
    <>
      {fields.map(({ id }, index) => (
        <Line key={id}>
          <TextInput
            source={`${source}.${index}.label`}
            label="Label, such as Account number"
            helperText={false}
          />
          <TextInput source={`${source}.${index}.value`} label="Value to copy" helperText={false} />
          <ItemButtons
            name={`line ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={remove}
          />
        </Line>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append(emptyDetail)} sx={{ justifySelf: 'start' }}>
        Add a line
      </Button>
    </>
  );
}
