import { messages } from '@year-group/api-types/messages';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { Page, toAdmin } from '#components/Page.tsx';
import { MemberInputs } from './MemberInputs.tsx';

/** Corrects the member in the address. */
export const MemberEdit = () => (
  <Page title="Edit Member" back={toAdmin}>
    <PanelEdit loadFailed={messages.members.detailsFailed}>
      <MemberInputs />
    </PanelEdit>
  </Page>
);
