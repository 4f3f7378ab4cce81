import { dashboardMonths } from '@year-group/api-types/common/limits';
import { toCedis } from '@year-group/api-types/common/money';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import { hasRight } from '#platform/security/demandRight.ts';
import type { Services } from '#platform/services.ts';
import { readNextEvent } from '../events/eventService.ts';
import { readMemberFigures } from '../members/memberFiguresService.ts';
import { readOrderFigures } from '../orders/orderSumsService.ts';

/** The officers' figures, in one call. */
export function dashboardRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'group'>): void {
  const { db, group } = services;

  route(app, 'getDashboard', async ({ session }) => {
    const months = shownMonths();
    const since = new Date(`${months[0]}-01T00:00:00.000Z`);
    const [orders, members, nextEvent, { parts }] = await Promise.all([
      readOrderFigures(db, months),
      readMemberFigures(services, since),
      readNextEvent(db),
      group.shell(),
    ]);
    const { revenue, bestSelling, ordersByStatus, inDoubt, failedPayments, toPack } = orders;
    const { toAdmit, newestMembers } = members;
    const registered = new Map(members.months.map(({ month, count }) => [month, count]));
    const sums = months.map((month) => money(month, revenue.get(month)));
    return {
      ordersByStatus,
      registrations: {
        total: members.total,
        months: months.map((month) => ({ month, count: registered.get(month) ?? 0 })),
      },
      houses: members.houses,
      ...(parts.shop &&
        hasRight(session, 'revenue.read') && {
          revenue: { months: sums },
          bestSelling,
        }),
      today: {
        ...(parts.shop && hasRight(session, 'orders.read') && { inDoubt, failedPayments, toPack }),
        ...(hasRight(session, 'members.read') && { toAdmit, newestMembers }),
        nextEvent: parts.events ? nextEvent : null,
      },
    };
  });
}

const money = (month: string, { settled, refunded } = { settled: 0, refunded: 0 }) => ({
  month,
  settled: toCedis(settled),
  refunded: toCedis(refunded),
  net: toCedis(settled - refunded),
});

/** The months `yyyy-mm` of the dashboard, oldest first; Accra's time zone equals UTC. */
export function shownMonths(now = new Date()): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: dashboardMonths }, (_, index) =>
    new Date(Date.UTC(year, month - dashboardMonths + 1 + index)).toISOString().slice(0, 7),
  );
}
