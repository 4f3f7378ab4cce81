import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const { size, space } = tokens;

const Fields = styled('div')({
  display: 'grid',
  gap: space['5'],
  // As wide as the form beside its preview.
  '&[data-half]': { inlineSize: `calc((100% - ${space['6']}) * 5 / 12)` },
  '& > div': { display: 'grid', gap: space['1'] },
});

/** Heights of the fields: two lines, then a text. */
const fields = [
  ['short', size.target],
  ['other', size.target],
  ['long', '14rem'],
] as const;

/** The skeleton of a form: labels above their fields, with or without room for a preview. */
export function FormSkeleton({ hasPreview = false }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Fields aria-hidden data-half={hasPreview || undefined}>
        {fields.map(([name, height]) => (
          <div key={name}>
            <Skeleton variant="rounded" width="6rem" />
            <Skeleton variant="rounded" height={height} />
          </div>
        ))}
      </Fields>
    </div>
  );
}
