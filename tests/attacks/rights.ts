import type { BodyOf, EndpointName } from '@year-group/api-types/endpoints';
import { makeEventInput, makeNewsInput, makeRegistration } from '@year-group/api-types/testing/factories';
import { address, listing } from './product.ts';

/**
 * Who may use a call: `apiKey` everyone who has the form's key, `members` every verified member and the administrator, `listed` those
 * of them who are in the directory and the administrator, `self` members
 * only, for what is their own, `owner` the member in the address and the administrator.
 */
export type Rule = 'anyone' | 'apiKey' | 'members' | 'listed' | 'self' | 'owner' | 'admin';

/** The rights as decided, written down apart from the product's own table: a call without a rule fails the test. */
export const rules: Record<EndpointName, Rule> = {
  getSiteSettings: 'anyone',
  listNews: 'anyone',
  getNewsItem: 'anyone',
  createNewsItem: 'admin',
  updateNewsItem: 'admin',
  deleteNewsItem: 'admin',
  deleteNewsBatch: 'admin',
  listEvents: 'anyone',
  getEvent: 'anyone',
  createEvent: 'admin',
  updateEvent: 'admin',
  deleteEvent: 'admin',
  listMembers: 'listed',
  listMemberFacets: 'listed',
  getOwnProfile: 'self',
  registerMember: 'apiKey',
  getMember: 'members',
  updateMember: 'owner',
  deleteOwnProfile: 'self',
  deleteMembersBatch: 'admin',
  downloadMembers: 'admin',
  admitMember: 'admin',
  refuseMember: 'admin',
  askMember: 'admin',
  getRevenue: 'admin',
  getHealth: 'admin',
  loginAdmin: 'anyone',
  uploadImage: 'admin',
  uploadCrest: 'admin',
  previewPalette: 'admin',
  verifyMember: 'anyone',
  verifyMemberCode: 'anyone',
  signOut: 'members',
  listListings: 'anyone',
  getListing: 'anyone',
  createListing: 'admin',
  updateListing: 'admin',
  deleteListing: 'admin',
  listOrders: 'admin',
  getOrder: 'anyone',
  createOrder: 'anyone',
  updateOrder: 'admin',
  quoteDelivery: 'anyone',
  suggestAddresses: 'anyone',
  findPlaces: 'admin',
  startPayment: 'anyone',
  getOrderDetails: 'admin',
  checkPayment: 'admin',
  confirmPayment: 'admin',
  updateOrdersStatus: 'admin',
  undoOrdersStatus: 'admin',
  downloadOrders: 'admin',
  listTrash: 'admin',
  restoreTrash: 'admin',
  emptyTrash: 'admin',
  getDashboard: 'admin',
  importMembers: 'admin',
  listActions: 'admin',
  getGroup: 'anyone',
  getGroupSection: 'anyone',
  getGroupProgress: 'admin',
  startOwnGroup: 'admin',
  getEditedSection: 'admin',
  getSectionVersion: 'admin',
  saveSectionDraft: 'admin',
  discardSectionDraft: 'admin',
  publishSection: 'admin',
  downloadBrandFile: 'admin',
  importBrandFile: 'admin',
};

/** The ids that the bodies name. */
export interface Targets {
  news: string;
  events: string;
  shop: string;
  orders: string;
  member: string;
}

/** For each call with a body, one that would do harm if it were let in. */
export function harmfulBodies(target: Targets): { [Name in EndpointName]?: BodyOf<Name> } {
  return {
    createNewsItem: makeNewsInput({ title: 'Taken over' }),
    updateNewsItem: { title: 'Taken over' },
    deleteNewsBatch: { batchSize: 1000 },
    createEvent: makeEventInput({ title: 'Taken over' }),
    updateEvent: { title: 'Taken over' },
    registerMember: makeRegistration({ email: 'intruder@example.org', phone: '+233209999999' }),
    updateMember: { fullName: 'Taken Over', message: 'Taken over' },
    deleteMembersBatch: { batchSize: 1000 },
    loginAdmin: { password: 'a wrong password' },
    verifyMember: { email: 'nobody@example.org' },
    verifyMemberCode: { challengeId: target.orders, code: '000000' },
    signOut: { everywhere: true },
    createListing: { ...listing, category: 'Apparel', condition: 'new', title: 'Taken over' },
    updateListing: { price: 0.01 },
    createOrder: {
      customerName: 'Nobody',
      customerEmail: 'nobody@example.org',
      customerPhone: '+233240000000',
      shippingAddress: address,
      deliveryCost: 0,
      cart: [{ id: target.shop, quantity: 1 }],
    },
    updateOrder: { status: 'cancelled' },
    quoteDelivery: { customerAddress: address },
    startPayment: { orderId: target.orders, amount: 0.01 },
    confirmPayment: { transactionId: '1', note: 'Taken over' },
    undoOrdersStatus: { undo: 'none' },
    updateOrdersStatus: { ids: [target.orders], status: 'cancelled' },
    restoreTrash: { ids: [target.news] },
    emptyTrash: { ids: [target.news] },
    saveSectionDraft: { basedOn: 0, content: { introduction: 'Taken over' } },
    publishSection: { basedOn: 0, content: { introduction: 'Taken over' } },
    refuseMember: { reason: 'Taken over' },
    askMember: { question: 'What is your password?' },
    importMembers: {
      members: [{ fullName: 'Intruder', email: 'intruder@example.org', phone: '+233209999999' }],
      dryRun: false,
    },
  };
}
