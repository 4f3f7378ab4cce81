/**
 * The texts that docs/spec.md#messages requires (errors, empty states, validation), one file per
 * area. A namespace, not an object, so that a page bundles only the texts it shows.
 */
export * as messages from './messages/all.ts';
