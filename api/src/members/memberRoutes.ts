import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { logActions } from '../actions/actionService.ts';
import { createCallLimit } from '../http/callLimits.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Identity } from '../http/tokens.ts';
import type { Services } from '../services.ts';
import { createMemberDirectory } from './memberDirectory.ts';
import { importMembers } from './memberImport.ts';
import { createMemberRepository } from './memberRepository.ts';
import { createMemberService } from './memberService.ts';
import { presentMember } from './presentMember.ts';

/** A thousand rows with a long message each. */
const largestImport = 8 * 1024 * 1024;

/** Members: anyone with the form registers, members read, each changes himself, the administrator everyone. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const members = createMemberRepository(services.db);
  const directory = createMemberDirectory(services.db);
  const service = createMemberService(services);
  const countRegistration = createCallLimit(services, 'register');

  route(app, 'registerMember', async ({ body, request }) => {
    await countRegistration(request.ip);
    const member = await service.register(body);
    return presentMember(member, { role: 'member', memberId: member.id });
  });

  route(app, 'listMembers', async ({ query, identity }) => {
    const reader = known(identity);
    const { rows, ...totals } = await directory.page(query, reader.role);
    return { members: rows.map((row) => presentMember(row, reader)), ...totals };
  });

  route(app, 'listMemberFacets', ({ identity }) => directory.facets(known(identity).role));

  route(app, 'getOwnProfile', async ({ identity }) => {
    const { memberId } = asMember(identity);
    const member = (await members.find(memberId)) ?? notFound(messages.profile.notFound);
    return presentMember(member, known(identity));
  });

  route(app, 'deleteOwnProfile', async ({ identity }) => {
    const { memberId } = asMember(identity);
    return { deleted: await service.deleteOwn(memberId) };
  });

  route(app, 'getMember', async ({ params, identity }) => {
    const member = (await members.find(params.id)) ?? notFound(messages.profile.notFound);
    return presentMember(member, known(identity));
  });

  route(app, 'updateMember', async ({ params, body, identity }) =>
    presentMember(await service.update(params.id, body, known(identity)), known(identity)),
  );

  route(app, 'deleteMembersBatch', async ({ body }) => ({ deleted: await service.deleteBatch(body) }));

  route(app, 'importMembers', ({ body }) => importMembers(services.db, body), {
    bodyLimit: largestImport,
  });

  route(app, 'downloadMembers', async ({ identity }) => {
    const reader = known(identity);
    const rows = await members.all();
    await logActions(services.db, [{ action: 'export', target: 'members', detail: `${rows.length}` }]);
    return rows.map((row) => presentMember(row, reader));
  });
}

/** The caller of a guarded route, whom the guard has identified. */
function known(identity: Identity | null): Identity {
  if (!identity) throw new Error('This route has no guard.');
  return identity;
}

function asMember(identity: Identity | null): Identity & { role: 'member' } {
  if (identity?.role !== 'member') throw new HttpError(403, 'forbidden', messages.profile.noProfile);
  return identity;
}
