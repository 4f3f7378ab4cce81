import { apparelListings } from './listingsApparel.ts';
import { deskListings } from './listingsDesk.ts';
import { keepsakeListings } from './listingsKeepsakes.ts';
import type { DemoListing } from './types.ts';

/** Sixteen listings in all seven categories, priced in GH₵, each with two or three pictures. */
export const demoListings: DemoListing[] = [...apparelListings, ...keepsakeListings, ...deskListings];
