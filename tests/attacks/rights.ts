import type { BodyOf, EndpointName } from '@year-group/api-types/endpoints';
import { makeEventInput, makeNewsInput, makeRegistration } from '@year-group/api-types/testing/factories';
import { address, customer, listing } from './product.ts';

/**
 * Who may use a call: `apiKey` everyone with the form's key, `self` members for their own data; and, like the
 * administrator, `members` every verified member, `listed` those in the directory, `owner` the one in the address.
 */
export type Rule = 'anyone' | 'apiKey' | 'members' | 'listed' | 'self' | 'owner' | 'admin';

/** The rights as decided, apart from the product's own table. */
const open: Partial<Record<EndpointName, Rule>> = {
  getSiteSettings: 'anyone',
  listNews: 'anyone',
  getNewsItem: 'anyone',
  listEvents: 'anyone',
  getEvent: 'anyone',
  answerEvent: 'anyone',
  takeBackEventAnswer: 'anyone',
  listMembers: 'listed',
  listMemberFacets: 'listed',
  getOwnProfile: 'self',
  registerMember: 'apiKey',
  getMember: 'members',
  updateMember: 'owner',
  deleteOwnProfile: 'self',
  loginAdmin: 'anyone',
  verifyMember: 'anyone',
  verifyMemberCode: 'anyone',
  signOut: 'members',
  listListings: 'anyone',
  getListing: 'anyone',
  joinWaitingList: 'anyone',
  changeOrderLine: 'anyone',
  getOrder: 'anyone',
  createOrder: 'anyone',
  quoteDelivery: 'anyone',
  suggestAddresses: 'anyone',
  startPayment: 'anyone',
  getGroup: 'anyone',
  getGroupSection: 'anyone',
  getLogin: 'anyone',
  answerSecondFactor: 'anyone',
  beginPasskeyLogin: 'anyone',
  loginWithPasskey: 'anyone',
  readInvitation: 'anyone',
  acceptInvitation: 'anyone',
};

/** A call that is not named above must be refused to everyone but officers. */
export const ruleOf = (name: EndpointName): Rule => open[name] ?? 'admin';

/** The ids that the bodies name. */
export interface Targets {
  news: string;
  events: string;
  shop: string;
  orders: string;
  member: string;
}

const intruder = makeRegistration({ email: 'intruder@example.org', phone: '+233209999999' });
const passkey = { id: 'unknown', type: 'public-key' as const };

/** For each call with a body, one that would do harm if it were let in. */
export function harmfulBodies(target: Targets): { [Name in EndpointName]?: BodyOf<Name> } {
  return {
    createNewsItem: makeNewsInput({ title: 'Taken over' }),
    updateNewsItem: { title: 'Taken over' },
    deleteNewsBatch: { batchSize: 1000 },
    createEvent: makeEventInput({ title: 'Taken over' }),
    updateEvent: { title: 'Taken over' },
    answerEvent: { eventId: target.events, name: 'Nobody', coming: true, guests: 5 },
    registerMember: intruder,
    addMember: intruder,
    updateMember: { fullName: 'Taken Over', message: 'Taken over' },
    deleteMembersBatch: { batchSize: 1000 },
    loginAdmin: { password: 'a wrong password' },
    answerSecondFactor: { challengeId: target.orders, code: '000000' },
    loginWithPasskey: { challengeId: target.orders, response: passkey },
    readInvitation: { token: 'a'.repeat(43) },
    acceptInvitation: { token: 'a'.repeat(43), password: 'a password of an intruder' },
    inviteOfficer: { name: 'Intruder', email: 'intruder@example.org', roles: ['owner'] },
    updateOfficer: { email: 'intruder@example.org', roles: ['owner'] },
    setOwnPassword: { password: 'a password of an intruder' },
    confirmCodeApp: { challengeId: target.orders, code: '000000' },
    addPasskey: { challengeId: target.orders, name: 'Intruder', response: passkey },
    prove: { code: '000000' },
    updateHandover: { leaving: [] },
    answerHandoverLetter: { code: '000000' },
    verifyMember: { email: 'nobody@example.org' },
    verifyMemberCode: { challengeId: target.orders, code: '000000' },
    signOut: { everywhere: true },
    createListing: { ...listing, category: 'Apparel', condition: 'new', title: 'Taken over' },
    updateListing: { price: 0.01 },
    createOrder: { ...customer, deliveryCost: 0, cart: [{ id: target.shop, quantity: 1 }] },
    updateOrder: { status: 'cancelled' },
    quoteDelivery: { customerAddress: address },
    startPayment: { orderId: target.orders, amount: 0.01 },
    confirmPayment: { transactionId: '1', note: 'Taken over' },
    joinWaitingList: { email: 'nobody@example.org' },
    changeOrderLine: { options: [] },
    createRun: { listingId: target.shop, minimum: 1, closesAt: '2999-01-01T00:00:00.000Z' },
    updateRun: { minimum: 1 },
    refundRun: { orderId: target.orders, proof: 'Taken over' },
    stepRun: { step: 'open' },
    tickHandOut: { isHandedOut: true },
    undoOrdersStatus: { undo: 'none' },
    updateOrdersStatus: { ids: [target.orders], status: 'cancelled' },
    restoreTrash: { ids: [target.news] },
    emptyTrash: { ids: [target.news] },
    saveSectionDraft: { basedOn: 0, content: { introduction: 'Taken over' } },
    discardSectionDraft: { replaces: null },
    publishSection: { basedOn: 0, content: { introduction: 'Taken over' } },
    refuseMember: { reason: 'Taken over' },
    askMember: { question: 'What is your password?' },
    mergeMembers: {
      keep: { id: target.member, version: 0 },
      other: { id: target.orders, version: 0 },
      fromOther: ['email'],
    },
    importMembers: { members: [intruder], dryRun: false },
  };
}
