import { Alert } from '@mui/material';
import { PanelLink } from '#components/PanelLink.tsx';
import { useRead } from '#providers/useRead.ts';
import { failuresText } from '../health/healthTexts.ts';

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
    <Alert role="status" severity="error">
      {sentences.join(' ')} <PanelLink to="/health">See the health page</PanelLink>
    </Alert>
  );
}
