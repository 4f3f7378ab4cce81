import type { HandOutLine, RunBoard, RunBuyer } from '@year-group/api-types/shop/run';

const id = (last: number) => `01890000-0000-7000-8000-0000000009${String(last).padStart(2, '0')}`;
const chosen = (size: string, colour: string) => [
  { name: 'Size', value: size, kind: 'choice' as const },
  { name: 'Colour', value: colour, kind: 'choice' as const },
];

const buyer = (fields: Partial<RunBuyer>): RunBuyer => ({
  orderId: '7d4a9c8b-1f20-4c6e-9d43-5b1e7a90c2f4',
  customerName: 'Nana Kwame Osei-Bonsu Amoako-Atta',
  customerPhone: '+233241234567',
  customerEmail: 'ama.owusu@example.com',
  pieces: 2,
  lines: [
    { options: chosen('M', 'Navy'), quantity: 1 },
    { options: chosen('L', 'White'), quantity: 1 },
  ],
  amount: 360,
  isShort: false,
  isRefundable: true,
  refund: null,
  ...fields,
});

/** An open run of which a part is paid. */
export const run: RunBoard = {
  id: id(1),
  listingId: id(2),
  title: 'Anniversary polo shirt',
  state: 'open',
  minimum: 40,
  paid: 31,
  closesAt: '2026-12-04T18:00:00.000Z',
  expectedOn: '2026-12-18',
  priceSteps: [
    { from: 20, price: 95 },
    { from: 40, price: 82.5 },
  ],
  toldAt: null,
  createdAt: '2026-11-16T09:00:00.000Z',
  sheet: [
    { options: chosen('S', 'Navy'), quantity: 6 },
    { options: chosen('M', 'Navy'), quantity: 12 },
    { options: chosen('L', 'White'), quantity: 9 },
    { options: chosen('XXL', 'White'), quantity: 4 },
  ],
  bill: { pieces: 31, price: 95, total: 2945, received: 5580, left: 2635 },
  buyers: [buyer({}), buyer({ orderId: id(11), customerName: 'Efua Mensah', pieces: 1, isShort: true })],
  waiting: [],
  unpaid: [buyer({ orderId: id(14), customerName: 'Kojo Ansah', pieces: 1 })],
  waitingList: 3,
};

/** A run that is being refunded, with a refund in each state. */
export const failedRun: RunBoard = {
  ...run,
  state: 'refunding',
  unpaid: [],
  closesAt: '2026-11-20T18:00:00.000Z',
  toldAt: '2026-11-20T18:01:00.000Z',
  buyers: [
    buyer({}),
    buyer({
      orderId: id(11),
      customerName: 'Efua Mensah',
      refund: { state: 'done', amount: 180, proof: '', at: '2026-11-21T08:00:00.000Z' },
    }),
    buyer({
      orderId: id(12),
      customerName: 'Joel Ankrah',
      refund: { state: 'asked', amount: 180, proof: '', at: '2026-11-21T08:01:00.000Z' },
    }),
    buyer({
      orderId: id(13),
      customerName: 'Ama Owusu',
      isRefundable: false,
      refund: { state: 'failed', amount: 180, proof: '', at: '2026-11-21T08:02:00.000Z' },
    }),
  ],
};

/** Lines to hand out; the first two are ticked. */
export const handOut: HandOutLine[] = [
  'Abena Agyeman',
  'Akosua Dapaah',
  'Ama Owusu',
  'Efua Mensah',
  'Joel Ankrah',
  'Nana Kwame Osei-Bonsu Amoako-Atta',
].map((customerName, index) => ({
  id: id(20 + index),
  orderId: `7d4a9c8${index}-1f20-4c6e-9d43-5b1e7a90c2f4`,
  customerName,
  quantity: index === 3 ? 2 : 1,
  options: chosen(index % 2 ? 'L' : 'M', 'Navy'),
  handedOutAt: index < 2 ? '2026-11-23T08:30:00.000Z' : null,
}));
