import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import type { ListTexts } from '#components/lists/listTexts.ts';

/** Texts of the list of registrations. */
export const memberTexts: ListTexts<Member> = {
  title: 'Registrations',
  noun: 'Members',
  emptyText: messages.members.adminEmpty,
  emptyHint: 'Whoever registers appears here. “Add Member” and “Import Members” bring those you know.',
  failedText: messages.members.listFailed,
  describe: ({ fullName, email }) => ({ title: fullName, detail: email }),
  deletion: { ...messages.members, batchDeleted: () => messages.members.batchDeleted },
};
