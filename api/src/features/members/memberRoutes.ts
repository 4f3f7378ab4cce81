import { isForMany } from '@year-group/api-types/common/common';
import {
  memberAddSchema,
  memberChangeSchema,
  registrationSchema,
  withEmailRule,
} from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { members as memberTable } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { sentWith } from '#platform/http/sentWith.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import { demandRight } from '#platform/security/demandRight.ts';
import { awaitingAdmission } from '#platform/security/guards.ts';
import type { Identity } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createAdmissionService } from './admissionService.ts';
import { listImports, undoImport } from './importUndo.ts';
import { createMemberDirectory } from './memberDirectory.ts';
import { importMembers } from './memberImport.ts';
import { createReadingQuota } from './memberLimits.ts';
import { createMemberRepository, memberColumns } from './memberRepository.ts';
import { createMemberService } from './memberService.ts';
import { createMergeService } from './mergeService.ts';
import { presentMember } from './presentMember.ts';

/** A thousand rows with a long message each. */
const maxImportBytes = 8 * 1024 * 1024;

/** Members: anyone can register, members read and change their own profile. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const members = createMemberRepository(services.db);
  const directory = createMemberDirectory(services);
  const service = createMemberService(services);
  const admission = createAdmissionService(services);
  const merging = createMergeService(services);
  const countReads = createReadingQuota(services);
  const countRegistration = createCallLimit(services, 'register');

  const { emailRule } = services.settings;

  route(
    app,
    'registerMember',
    async ({ body, request }) => {
      await countRegistration(request.ip);
      const member = await service.register(body);
      // The reply looks like that of a listed member, whatever it awaits.
      return presentMember({ ...member, awaiting: [] }, { role: 'member', memberId: member.id });
    },
    { body: withEmailRule(registrationSchema, emailRule) },
  );

  route(
    app,
    'addMember',
    async ({ body, request, identity }) =>
      presentMember(await service.add(body, sentWith(request)), known(identity)),
    { body: withEmailRule(memberAddSchema, emailRule) },
  );

  route(app, 'listMembers', async ({ query, identity }) => {
    const reader = known(identity);
    const { rows, ...totals } = await directory.page(query, reader.role);
    await countReads(rows, reader);
    return { members: rows.map((row) => presentMember(row, reader)), ...totals };
  });

  route(app, 'listMemberFacets', ({ identity }) => directory.facets(known(identity).role));

  route(app, 'getOwnProfile', async ({ identity }) => {
    const member = (await members.find(ownId(identity))) ?? notFound(messages.profile.notFound);
    return presentMember(member, known(identity));
  });

  route(app, 'deleteOwnProfile', async ({ identity }) => ({
    deleted: await service.deleteOwn(ownId(identity)),
  }));

  route(app, 'getMember', async ({ params, identity, session }) => {
    const reader = known(identity);
    const isOwn = reader.role === 'member' && reader.memberId === params.id;
    if (!isOwn && !session?.isListed) throw awaitingAdmission();
    const member = (await members.find(params.id)) ?? notFound(messages.profile.notFound);
    // An unlisted profile is visible only to its owner and an officer.
    if (reader.role === 'member' && !isOwn && member.awaiting.length > 0) notFound(messages.profile.notFound);
    await countReads([member], reader);
    return presentMember(member, reader);
  });

  route(
    app,
    'updateMember',
    async ({ params, body, identity }) =>
      presentMember(await service.update(params.id, body, known(identity)), known(identity)),
    { body: withEmailRule(memberChangeSchema, emailRule) },
  );

  route(app, 'deleteMembersBatch', async ({ body, session }) => {
    if (isForMany(body)) demandRight(session, 'members.deleteMany');
    return { deleted: await service.deleteBatch(body) };
  });

  route(app, 'admitMember', async ({ params, identity }) =>
    presentMember(await admission.admit(params.id), known(identity)),
  );
  route(app, 'refuseMember', ({ params, body }) => admission.refuse(params.id, body.reason));
  route(app, 'askMember', async ({ params, body, identity }) =>
    presentMember(await admission.ask(params.id, body.question), known(identity)),
  );

  route(app, 'mergeMembers', async ({ body, identity }) =>
    presentMember(await merging.merge(body), known(identity)),
  );

  route(app, 'listMemberImports', () => listImports(services.db));
  route(app, 'undoMemberImport', async ({ params }) => ({ deleted: await undoImport(services, params.id) }));
  route(app, 'importMembers', ({ body }) => importMembers(services, body), {
    bodyLimit: maxImportBytes,
  });

  route(app, 'downloadMembers', async ({ identity }) => {
    const reader = known(identity);
    const rows = await services.db
      .select(memberColumns)
      .from(memberTable)
      .orderBy(desc(memberTable.registeredAt), desc(memberTable.id));
    await logActions(services.db, [{ action: 'export', target: 'members', detail: `${rows.length}` }]);
    return rows.map((row) => presentMember(row, reader));
  });
}

function known(identity: Identity | null): Identity {
  if (!identity) throw new Error('This route has no guard.');
  return identity;
}

/** The member who calls; an officer has no profile. */
const ownId = (identity: Identity | null): string =>
  identity?.role === 'member' ? identity.memberId : notFound(messages.profile.notFound);
