import { Button, type ButtonProps, Tooltip } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Right } from '@year-group/api-types/officers/rights';
import type { ElementType } from 'react';
import { useIsOffline, useNotify } from 'react-admin';
import { useRefusal } from '#providers/account.ts';

interface RightButtonProps extends ButtonProps {
  right: Right;
  component?: ElementType;
  to?: string;
}

/** What cannot wait until the connection is back: money, officers, and what is final. */
const needConnection: ReadonlySet<Right> = new Set<Right>([
  'payments.check',
  'payments.confirm',
  'payments.sendLink',
  'payments.refund',
  'officers.change',
  'handover.lead',
  'trash.empty',
  'trash.restore',
  'group.replace',
]);

/**
 * A button for officers with a right. For others it is disabled and says why: on hover, on focus,
 * and when it is pressed. It is disabled without a connection too where the change cannot wait for it.
 */
export function RightButton({ right, ...props }: RightButtonProps) {
  const isOffline = useIsOffline();
  const refusal =
    useRefusal(right) ??
    (isOffline && needConnection.has(right) ? messages.admin.needsConnection : undefined);
  const notify = useNotify();
  if (!refusal) return <Button {...props} />;
  // Not a link either.
  const { component: _component, to: _to, type: _type, href: _href, ...looks } = props;
  return (
    // No delay: the tooltip also describes the focused button to screen readers.
    <Tooltip title={refusal} describeChild enterDelay={0}>
      <Button
        {...looks}
        type="button"
        aria-disabled
        // It can be focused, so that it says why.
        sx={{ opacity: 0.5, cursor: 'not-allowed' }}
        onClick={() => notify(refusal, { type: 'info' })}
      />
    </Tooltip>
  );
}
