import { DialogContent } from '@mui/material';
import type { Officer } from '@year-group/api-types/officers/officers';
import { ActButton } from '#components/ActButton.tsx';
import { PanelDialog } from '#components/PanelDialog.tsx';
import { Sessions } from '#components/Sessions.tsx';

/** Where an officer is logged in; an owner can end all of it. */
export const OfficerSessions = ({ officer, onClose }: { officer: Officer; onClose: () => void }) => (
  <PanelDialog title={`Where ${officer.name} is logged in`} onClose={onClose}>
    <DialogContent>
      <Sessions of={officer}>
        <ActButton
          right="officers.change"
          variant="outlined"
          color="error"
          sx={{ mt: 2 }}
          act={(call) => call('DELETE /api/admin/officers/:id/sessions', { params: { id: officer.id } })}
          done={`${officer.name} is logged out everywhere.`}
          reread={['sessions', 'officers', 'auth']}
          onDone={onClose}
        >
          End all
        </ActButton>
      </Sessions>
    </DialogContent>
  </PanelDialog>
);
