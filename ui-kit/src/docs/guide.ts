/** What a component's page says beside its properties: its stories' parameter `guide`. */
export interface Guide {
  /** What it is for. */
  use: string;
  /** When not to use it, and what instead. */
  avoid: readonly string[];
  /** Its parts, in the order in which they are seen. */
  anatomy: readonly string[];
  /** What keys do. None where it does not take the focus. */
  keys?: Readonly<Record<string, string>>;
}
