import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';
import { useRead } from '#providers/useRead.ts';
import { failuresText } from '../health/healthTexts.ts';

const { size, space } = tokens;

const Notice = styled('div')(({ theme }) => ({
  padding: `${space['3']} ${space['4']}`,
  marginBlockEnd: space['5'],
  borderInlineStart: `${size.rule} solid ${theme.palette.error.main}`,
  backgroundColor: theme.palette.action.hover,
}));

/** Failures of the payment provider and of background jobs. Renders nothing without any. */
export function Failures() {
  const { data } = useRead(['health'], 'GET /api/admin/health');
  if (!data) return null;
  const sentences = [
    failuresText(data.payments, data.checkedAt),
    data.mail.state === 'degraded' && 'Letters could not be sent; they are tried again.',
    data.jobs.failed > 0 && `Background work was given up (${data.jobs.failed}).`,
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Notice role="status">
      <Typography>
        {sentences.join(' ')} <PanelLink to="/health">See the health page</PanelLink>
      </Typography>
    </Notice>
  );
}
