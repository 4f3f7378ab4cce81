import { styled } from '@mui/material/styles';
import { formatPhone } from '@year-group/api-types/common/phone';
import type { MergeField } from '@year-group/api-types/members/memberMerge';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { onPhones } from '#lib/media.ts';

const { radius, size, space, text } = tokens;

const Field = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, color: theme.palette.text.secondary, fontSize: text.xs },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['3'] },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: size.target,
    padding: `${space['2']} ${space['3']}`,
    border: `${size.hairline} solid ${theme.palette.divider}`,
    borderRadius: radius.medium,
    cursor: 'pointer',
    [onPhones]: { padding: space['2'], fontSize: text.sm },
  },
  '& label:has(:checked)': { borderColor: theme.palette.primary.main },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '2px' },
  '& input': { flexShrink: 0, accentColor: theme.palette.primary.main },
  '& span, & p': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

interface MergeChoiceProps {
  name: MergeField;
  label: string;
  /** Of the record that stays, and of the other. */
  values: readonly [string, string];
  isFromOther: boolean;
  onChange: (isFromOther: boolean) => void;
}

/** One field of two records: a choice where they differ, else its value. */
export function MergeChoice({ name, label, values, isFromOther, onChange }: MergeChoiceProps) {
  const [kept, other] = values;
  const shown = (value: string) => (name === 'phone' ? formatPhone(value) : value) || 'Empty';
  if (kept === other) {
    return (
      <Field>
        <legend>{label}</legend>
        <p>{shown(kept)}</p>
      </Field>
    );
  }
  return (
    <Field>
      <legend>{label}</legend>
      <div>
        {values.map((value, index) => (
          <label key={index === 0 ? 'kept' : 'other'}>
            <input
              type="radio"
              name={`merge-${name}`}
              checked={isFromOther === (index === 1)}
              onChange={() => onChange(index === 1)}
            />
            <span>{shown(value)}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
