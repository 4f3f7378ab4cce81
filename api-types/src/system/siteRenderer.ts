/** What to render, and how to call the API within the process. */
export interface PageRequest {
  url: string;
  callApi: (path: string) => Promise<{ status: number; body: unknown }>;
  /** What the group's colours and crest change; none for the product's own. */
  look?: PageLook;
}

/** How the pages of a group differ from the product's own look. */
export interface PageLook {
  css: string;
  /** The page's colour in the dark theme, for the browser's own surfaces. */
  darkPaper: string;
  /** Stands behind the addresses of the icons. */
  iconQuery: string;
}

/** A page, or a redirect. 503 means that a part of the page could not be read. */
export interface PageReply {
  status: number;
  html?: string;
  location?: string;
}

/** What the built site exports for the server. */
export interface SiteRenderer {
  render: (request: PageRequest) => Promise<PageReply>;
  /** The address without the parameters that its page does not read: the key of equal replies. */
  addressOf: (url: string) => string;
  scriptHashes: string[];
}
