import { brandFileLimits } from '@year-group/api-types/group/brandFile';
import { messages } from '@year-group/api-types/messages';
import { sectionRights } from '@year-group/api-types/officers/rights';
import type { FastifyInstance } from 'fastify';
import { paletteOf, readLook } from '#platform/group/groupLook.ts';
import { readUpload, type UploadedFile } from '#platform/http/readUpload.ts';
import { route } from '#platform/http/route.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import { demandRight, demandRole } from '#platform/security/demandRight.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { initialAwaiting } from '../members/admissionService.ts';
import { createBrandFile } from './brandFile.ts';
import { createGroupService } from './groupService.ts';

/** The group's own record and the site's settings: anyone reads them, officers edit the record. */
export function groupRoutes(app: FastifyInstance, services: Services): void {
  const group = createGroupService(services);

  route(app, 'getGroupSection', async ({ params: { section } }) => ({
    section,
    ...(await services.group.section(section)),
  }));

  route(app, 'getGroup', async () => {
    const [shell, { css, colours }] = await Promise.all([services.group.shell(), readLook(services.group)]);
    return { ...shell, colours: css ? colours : null };
  });

  route(app, 'getSiteSettings', async () => {
    const { registrationApiKey: registrationKey, contactHiddenByDefault, emailRule } = services.settings;
    const registrationAwaits = initialAwaiting(services.settings, await services.group.parts());
    return { registrationKey, contactHiddenByDefault, registrationAwaits, emailRule };
  });

  route(app, 'getGroupProgress', () => group.progress());

  route(app, 'startOwnGroup', async () => {
    await group.startOwn();
    return group.progress();
  });

  route(app, 'getEditedSection', async ({ params: { section } }) => ({
    section,
    ...(await group.edited(section)),
  }));

  route(app, 'getSectionVersion', async ({ params: { section, version } }) => {
    const { content, publishedAt } = await group.find(section, version);
    return { section, version, content, publishedAt: publishedAt.toISOString() };
  });

  route(app, 'saveSectionDraft', async ({ params: { section }, body, session }) => {
    demandRole(session, sectionRights[section]);
    return { savedAt: (await group.saveDraft(section, body)).toISOString() };
  });

  route(app, 'discardSectionDraft', async ({ params: { section }, body, session }) => {
    demandRole(session, sectionRights[section]);
    return { deleted: await group.discardDraft(section, body) };
  });

  route(app, 'previewPalette', ({ query }) => paletteOf(query));

  route(app, 'publishSection', async ({ params: { section }, body, session }) => {
    demandRight(session, sectionRights[section]);
    const { version, content } = await group.publish(section, body);
    return { section, version, content };
  });

  const brandFile = createBrandFile(services);
  const countUpload = createCallLimit(services, 'upload');

  route(app, 'downloadBrandFile', async ({ reply }) => {
    const archive = await brandFile.write();
    await logActions(services.db, [{ action: 'export', target: 'group' }]);
    reply.type('application/zip').header('content-disposition', `attachment; filename="${brandFileName}"`);
    return archive;
  });

  route(app, 'importBrandFile', async ({ request }) => {
    await countUpload(request.ip);
    const contents = await brandFile.read(await readUpload(request, uploadedBrandFile));
    await group.publishAll(contents);
    return { sections: [...contents.keys()] };
  });
}

const { brandFileBroken, brandFileMissing, brandFileName, brandFileTooLarge } = messages.group;
const uploadedBrandFile: UploadedFile = {
  field: 'file',
  maxBytes: brandFileLimits.bytes,
  missing: brandFileMissing,
  notMultipart: 'Send the file as multipart form data in the field "file".',
  tooLarge: brandFileTooLarge,
  several: brandFileMissing,
  broken: brandFileBroken,
};
