import { messages } from '@year-group/api-types/messages';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { MemberInputs } from './MemberInputs.tsx';

/** Corrects the member in the address. */
export const MemberEdit = () => (
  <EditorPage title="Edit Member">
    <PanelEdit loadFailed={messages.members.detailsFailed}>
      <MemberInputs />
    </PanelEdit>
  </EditorPage>
);
