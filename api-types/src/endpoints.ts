import { z } from 'zod';
import { actionQuerySchema, actionSchema } from './action.ts';
import {
  adminLoginSchema,
  memberTokenSchema,
  signOutSchema,
  tokenSchema,
  verificationCodeSchema,
  verificationReplySchema,
  verificationSchema,
} from './auth.ts';
import { batchDeleteSchema, deletedSchema, idParamsSchema } from './common.ts';
import { dashboardSchema } from './dashboard.ts';
import {
  addressQuerySchema,
  addressSuggestionsSchema,
  deliveryInputSchema,
  deliveryQuoteSchema,
} from './delivery.ts';
import { eventChangeSchema, eventInputSchema, eventQuerySchema, eventSchema } from './event.ts';
import { healthSchema } from './health.ts';
import { imageUploadSchema } from './image.ts';
import { listingChangeSchema, listingInputSchema, listingQuerySchema, listingSchema } from './listing.ts';
import {
  applicantQuestionSchema,
  memberChangeSchema,
  memberFacetsSchema,
  memberPageSchema,
  memberQuerySchema,
  memberSchema,
  refusalSchema,
  registrationSchema,
} from './member.ts';
import { memberImportedSchema, memberImportSchema } from './memberImport.ts';
import {
  newsChangeSchema,
  newsInputSchema,
  newsItemSchema,
  newsPageSchema,
  newsQuerySchema,
} from './newsItem.ts';
import {
  orderChangedSchema,
  orderChangeSchema,
  orderInputSchema,
  orderQuerySchema,
  orderSchema,
  ordersChangedSchema,
  ordersChangeSchema,
  orderUndoSchema,
  revenueSchema,
} from './order.ts';
import { orderDetailsSchema, paymentConfirmationSchema } from './orderDetails.ts';
import { paymentInputSchema, paymentStartedSchema } from './payment.ts';
import { siteSettingsSchema } from './siteSettings.ts';
import { restoredSchema, trashChoiceSchema, trashEntrySchema, trashQuerySchema } from './trash.ts';

/**
 * Who may call: `member` every verified member, `listed` those of them who are in the directory, and both let the
 * administrator in too; `apiKey` is the registration form's header `x-api-key`.
 */
export type Guard = 'public' | 'apiKey' | 'member' | 'listed' | 'admin';

/** One call of the API. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters as `:name`. */
  path: `/api/${string}`;
  guard: Guard;
  summary: string;
  /** Status of the successful reply. */
  status: 200 | 201;
  reply: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

const byId = { params: idParamsSchema } as const;

/** The calls (docs/spec.md#calls): the server takes its routes from this table, the clients their types. */
export const endpoints = {
  getSiteSettings: {
    method: 'GET',
    path: '/api/site-settings',
    guard: 'public',
    status: 200,
    summary: 'Settings of the server that pages of the site need',
    reply: siteSettingsSchema,
  },

  listNews: {
    method: 'GET',
    path: '/api/news',
    guard: 'public',
    status: 200,
    summary: 'News, newest first',
    query: newsQuerySchema,
    reply: newsPageSchema,
  },
  getNewsItem: {
    method: 'GET',
    path: '/api/news/:id',
    guard: 'public',
    status: 200,
    summary: 'One news item',
    ...byId,
    reply: newsItemSchema,
  },
  createNewsItem: {
    method: 'POST',
    path: '/api/news',
    guard: 'admin',
    status: 201,
    summary: 'Publish a news item',
    body: newsInputSchema,
    reply: newsItemSchema,
  },
  updateNewsItem: {
    method: 'PUT',
    path: '/api/news/:id',
    guard: 'admin',
    status: 200,
    summary: 'Change a news item',
    ...byId,
    body: newsChangeSchema,
    reply: newsItemSchema,
  },
  deleteNewsItem: {
    method: 'DELETE',
    path: '/api/news/:id',
    guard: 'admin',
    status: 200,
    summary: 'Delete a news item',
    ...byId,
    reply: deletedSchema,
  },
  deleteNewsBatch: {
    method: 'DELETE',
    path: '/api/admin/news/delete-by-batch',
    guard: 'admin',
    status: 200,
    summary: 'Delete the newest news items, or the given ones',
    body: batchDeleteSchema,
    reply: deletedSchema,
  },

  listEvents: {
    method: 'GET',
    path: '/api/events',
    guard: 'public',
    status: 200,
    summary: 'Events, upcoming soonest first, then past latest first',
    query: eventQuerySchema,
    reply: z.array(eventSchema),
  },
  getEvent: {
    method: 'GET',
    path: '/api/events/:id',
    guard: 'public',
    status: 200,
    summary: 'One event',
    ...byId,
    reply: eventSchema,
  },
  createEvent: {
    method: 'POST',
    path: '/api/events',
    guard: 'admin',
    status: 201,
    summary: 'Publish an event',
    body: eventInputSchema,
    reply: eventSchema,
  },
  updateEvent: {
    method: 'PUT',
    path: '/api/events/:id',
    guard: 'admin',
    status: 200,
    summary: 'Change an event',
    ...byId,
    body: eventChangeSchema,
    reply: eventSchema,
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/events/:id',
    guard: 'admin',
    status: 200,
    summary: 'Delete an event',
    ...byId,
    reply: deletedSchema,
  },

  listMembers: {
    method: 'GET',
    path: '/api/members',
    guard: 'listed',
    status: 200,
    summary: 'The directory, or the registrations for the administrator',
    query: memberQuerySchema,
    reply: memberPageSchema,
  },
  listMemberFacets: {
    method: 'GET',
    path: '/api/members/facets',
    guard: 'listed',
    status: 200,
    summary: 'Houses and towns to filter the directory by, with counts',
    reply: memberFacetsSchema,
  },
  getOwnProfile: {
    method: 'GET',
    path: '/api/members/me',
    guard: 'member',
    status: 200,
    summary: 'Everything that is stored about the calling member',
    reply: memberSchema,
  },
  registerMember: {
    method: 'POST',
    path: '/api/members',
    guard: 'apiKey',
    status: 201,
    summary: 'Register as a member',
    body: registrationSchema,
    reply: memberSchema,
  },
  getMember: {
    method: 'GET',
    path: '/api/members/:id',
    guard: 'member',
    status: 200,
    summary: 'One member',
    ...byId,
    reply: memberSchema,
  },
  updateMember: {
    method: 'PUT',
    path: '/api/members/:id',
    guard: 'member',
    status: 200,
    summary: 'Change a profile: one’s own, or any for the administrator',
    ...byId,
    body: memberChangeSchema,
    reply: memberSchema,
  },
  deleteOwnProfile: {
    method: 'DELETE',
    path: '/api/members/me',
    guard: 'member',
    status: 200,
    summary: 'Delete the calling member and everything stored about him',
    reply: deletedSchema,
  },
  deleteMembersBatch: {
    method: 'DELETE',
    path: '/api/admin/members/delete-by-batch',
    guard: 'admin',
    status: 200,
    summary: 'Delete the newest members, or the given ones',
    body: batchDeleteSchema,
    reply: deletedSchema,
  },
  admitMember: {
    method: 'POST',
    path: '/api/admin/members/:id/admit',
    guard: 'admin',
    status: 200,
    summary: 'Admit somebody whose registration waits',
    ...byId,
    reply: memberSchema,
  },
  refuseMember: {
    method: 'POST',
    path: '/api/admin/members/:id/refuse',
    guard: 'admin',
    status: 200,
    summary: 'Refuse a registration that waits, with a letter, and delete it for good',
    ...byId,
    body: refusalSchema,
    reply: deletedSchema,
  },
  askMember: {
    method: 'POST',
    path: '/api/admin/members/:id/ask',
    guard: 'admin',
    status: 200,
    summary: 'Ask somebody whose registration waits a question by letter',
    ...byId,
    body: applicantQuestionSchema,
    reply: memberSchema,
  },
  importMembers: {
    method: 'POST',
    path: '/api/admin/members/import',
    guard: 'admin',
    status: 200,
    summary: 'Register the members of a file, or try what would happen',
    body: memberImportSchema,
    reply: memberImportedSchema,
  },
  downloadMembers: {
    method: 'GET',
    path: '/api/admin/members/download',
    guard: 'admin',
    status: 200,
    summary: 'Every member',
    reply: z.array(memberSchema),
  },

  getRevenue: {
    method: 'GET',
    path: '/api/admin/revenue',
    guard: 'admin',
    status: 200,
    summary: 'Total revenue',
    reply: revenueSchema,
  },
  getHealth: {
    method: 'GET',
    path: '/api/admin/health',
    guard: 'admin',
    status: 200,
    summary: 'How the product does, part by part',
    reply: healthSchema,
  },
  loginAdmin: {
    method: 'POST',
    path: '/api/admin/login',
    guard: 'public',
    status: 200,
    summary: 'The administrator’s token for the password',
    body: adminLoginSchema,
    reply: tokenSchema,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/admin/upload-image',
    guard: 'admin',
    status: 200,
    summary: 'Store a picture (multipart field `image`)',
    reply: imageUploadSchema,
  },
  verifyMember: {
    method: 'POST',
    path: '/api/auth/verify-member',
    guard: 'public',
    status: 200,
    summary: 'Prove membership by phone or e-mail',
    body: verificationSchema,
    reply: verificationReplySchema,
  },
  verifyMemberCode: {
    method: 'POST',
    path: '/api/auth/verify-member/code',
    guard: 'public',
    status: 200,
    summary: 'Answer a challenge with the code from the mail',
    body: verificationCodeSchema,
    reply: memberTokenSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    guard: 'member',
    status: 200,
    summary: 'End this session, or all sessions of the member or administrator who calls',
    body: signOutSchema,
    reply: signOutSchema,
  },

  listListings: {
    method: 'GET',
    path: '/api/shop',
    guard: 'public',
    status: 200,
    summary: 'Listings, newest first',
    query: listingQuerySchema,
    reply: z.array(listingSchema),
  },
  getListing: {
    method: 'GET',
    path: '/api/shop/:id',
    guard: 'public',
    status: 200,
    summary: 'One listing',
    ...byId,
    reply: listingSchema,
  },
  createListing: {
    method: 'POST',
    path: '/api/shop',
    guard: 'admin',
    status: 201,
    summary: 'Offer a listing',
    body: listingInputSchema,
    reply: listingSchema,
  },
  updateListing: {
    method: 'PUT',
    path: '/api/shop/:id',
    guard: 'admin',
    status: 200,
    summary: 'Change a listing',
    ...byId,
    body: listingChangeSchema,
    reply: listingSchema,
  },
  deleteListing: {
    method: 'DELETE',
    path: '/api/shop/:id',
    guard: 'admin',
    status: 200,
    summary: 'Delete a listing',
    ...byId,
    reply: deletedSchema,
  },

  listOrders: {
    method: 'GET',
    path: '/api/orders',
    guard: 'admin',
    status: 200,
    summary: 'Orders, newest first',
    query: orderQuerySchema,
    reply: z.array(orderSchema),
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/:id',
    guard: 'public',
    status: 200,
    summary: 'One order, masked without the administrator’s token',
    ...byId,
    reply: orderSchema,
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    guard: 'public',
    status: 201,
    summary: 'Place an order',
    body: orderInputSchema,
    reply: orderSchema,
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/orders/:id',
    guard: 'admin',
    status: 200,
    summary: 'Change an order’s status',
    ...byId,
    body: orderChangeSchema,
    reply: orderChangedSchema,
  },
  quoteDelivery: {
    method: 'POST',
    path: '/api/calculate-delivery',
    guard: 'public',
    status: 200,
    summary: 'What sending to an address costs',
    body: deliveryInputSchema,
    reply: deliveryQuoteSchema,
  },
  suggestAddresses: {
    method: 'GET',
    path: '/api/addresses',
    guard: 'public',
    status: 200,
    summary: 'Addresses in Ghana that begin like the input',
    query: addressQuerySchema,
    reply: addressSuggestionsSchema,
  },
  startPayment: {
    method: 'POST',
    path: '/api/pay',
    guard: 'public',
    status: 200,
    summary: 'Start a payment of an order',
    body: paymentInputSchema,
    reply: paymentStartedSchema,
  },

  getOrderDetails: {
    method: 'GET',
    path: '/api/admin/orders/:id',
    guard: 'admin',
    status: 200,
    summary: 'One order with its history and its payment attempts',
    ...byId,
    reply: orderDetailsSchema,
  },
  checkPayment: {
    method: 'POST',
    path: '/api/admin/orders/:id/check-payment',
    guard: 'admin',
    status: 200,
    summary: 'Ask the payment provider now what became of an order’s payments',
    ...byId,
    reply: orderDetailsSchema,
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/admin/orders/:id/confirm-payment',
    guard: 'admin',
    status: 200,
    summary: 'Confirm a payment by hand, with the provider’s transaction id',
    ...byId,
    body: paymentConfirmationSchema,
    reply: orderDetailsSchema,
  },
  updateOrdersStatus: {
    method: 'POST',
    path: '/api/admin/orders/status',
    guard: 'admin',
    status: 200,
    summary: 'Change the status of several orders',
    body: ordersChangeSchema,
    reply: ordersChangedSchema,
  },
  undoOrdersStatus: {
    method: 'POST',
    path: '/api/admin/orders/undo-status',
    guard: 'admin',
    status: 200,
    summary: 'Undo a change of status within seconds; its letters are not sent',
    body: orderUndoSchema,
    reply: ordersChangedSchema,
  },
  downloadOrders: {
    method: 'GET',
    path: '/api/admin/orders/download',
    guard: 'admin',
    status: 200,
    summary: 'Every order with its items',
    reply: z.array(orderSchema),
  },

  getDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    guard: 'admin',
    status: 200,
    summary: 'Figures of shop and members, and what waits today',
    reply: dashboardSchema,
  },
  listActions: {
    method: 'GET',
    path: '/api/admin/actions',
    guard: 'admin',
    status: 200,
    summary: 'What the administrator did, the latest first',
    query: actionQuerySchema,
    reply: z.array(actionSchema),
  },

  listTrash: {
    method: 'GET',
    path: '/api/admin/trash',
    guard: 'admin',
    status: 200,
    summary: 'What was deleted in the last thirty days, the latest first',
    query: trashQuerySchema,
    reply: z.array(trashEntrySchema),
  },
  restoreTrash: {
    method: 'POST',
    path: '/api/admin/trash/restore',
    guard: 'admin',
    status: 200,
    summary: 'Bring deleted records back',
    body: trashChoiceSchema,
    reply: restoredSchema,
  },
  emptyTrash: {
    method: 'DELETE',
    path: '/api/admin/trash',
    guard: 'admin',
    status: 200,
    summary: 'Delete records in the trash for good',
    body: trashChoiceSchema,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;

/** What a call answers with. */
export type ReplyOf<Name extends EndpointName> = z.output<Table[Name]['reply']>;
/** What a caller sends as the body. */
export type BodyOf<Name extends EndpointName> = Table[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;
/** What the handler receives as the query. */
export type QueryOf<Name extends EndpointName> = Table[Name] extends { query: infer Query extends z.ZodType }
  ? z.output<Query>
  : undefined;
