import type { House, ListingCategory, ListingCondition, OrderStatus } from '@year-group/api-types/lists';

/** A news item of the demo; its picture is the demo picture of the same slug. */
export interface DemoNewsItem {
  slug: string;
  title: string;
  category: string;
  /** Whole days before today on which it was published. */
  daysAgo: number;
  /** HTML with the rich-text editor's tags only. */
  content: string;
}

/** An event of the demo; its picture is the demo picture of the same slug. */
export interface DemoEvent {
  slug: string;
  title: string;
  category: string;
  /** Whole days from today; negative when the event is over. */
  daysFromToday: number;
  /** Clock time in Accra, 'HH:MM' on 24 hours. */
  time: string;
  location: string;
  /** HTML with the rich-text editor's tags only. */
  description: string;
}

/** A registered member of the demo; omitted fields are empty strings. */
export interface DemoMember {
  fullName: string;
  /** On example.com or example.org, so that no mail reaches a stranger. */
  email: string;
  /** '+' and digits only. */
  phone: string;
  /** The office held, if any. */
  role?: string;
  currentOccupation: string;
  location: string;
  houseAtPresec: House | '';
  message: string;
  /** Whole days before today of the registration. */
  daysAgo: number;
}

/** Something on sale in the demo; its pictures are the demo pictures '<slug>-1' to '<slug>-<views>'. */
export interface DemoListing {
  slug: string;
  /** How many pictures it has. */
  views: number;
  title: string;
  category: ListingCategory;
  condition: ListingCondition;
  /** GH₵ with two decimals. */
  price: string;
  /** Plain text. */
  description: string;
  /** Whole days before today on which it was listed. */
  daysAgo: number;
  /** Pieces left; null when it is made to order and never runs out. */
  stock: number | null;
}

/** An order of the demo; its prices and delivery fee are worked out when it is stored. */
export interface DemoOrder {
  customerName: string;
  customerEmail: string;
  /** '+' and digits only. */
  customerPhone: string;
  shippingAddress: string;
  /** Where the parcel goes: degrees north and east, and kilometres by road from the School at Legon. */
  town: { lat: number; lng: number; distanceKm: number };
  lines: { slug: string; quantity: number }[];
  status: OrderStatus;
  /** Whole days before today on which it was placed. */
  daysAgo: number;
}
