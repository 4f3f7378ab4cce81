import type { EventAnswer } from '@year-group/api-types/content/eventAnswer';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import type { Services } from '#platform/services.ts';
import {
  type AnswerRow,
  countAnswers,
  createEventAnswerService,
  readAnswers,
  sweepAnswers,
} from './eventAnswerService.ts';
import { createEventService, presentEvent } from './eventService.ts';

/** Answers to events: anyone gives one and changes their own, officers read the names. */
export async function eventAnswerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, jobs } = services;
  const events = createEventService(services);
  const answers = createEventAnswerService(services);
  const countAnswer = createCallLimit(services, 'answer');

  route(app, 'answerEvent', async ({ params, body, request }) => {
    await countAnswer(request.ip);
    await answers.answer(params.id, body);
    return countAnswers(db, body.eventId);
  });

  route(app, 'takeBackEventAnswer', async ({ params, request }) => {
    await countAnswer(request.ip);
    return { deleted: await answers.takeBack(params.id) };
  });

  route(app, 'listEventAnswers', async ({ params }) => {
    const event = presentEvent(await events.find(params.id));
    const [counts, rows] = await Promise.all([countAnswers(db, event.id), readAnswers(db, event.id)]);
    return { event, ...counts, answers: rows.map(presentAnswer) };
  });

  await jobs.handle('sweep-answers', () => sweepAnswers(db));
}

/** The only conversion of an answer to JSON; its id stays with the device that gave it. */
function presentAnswer({ name, coming, guests, contact, answeredAt }: AnswerRow): EventAnswer {
  return { name, coming, guests, contact, answeredAt: answeredAt.toISOString() };
}
