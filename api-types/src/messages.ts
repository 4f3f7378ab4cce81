/**
 * The texts that docs/spec.md#messages requires (errors, empty states, validation), one file per
 * area. A namespace, not an object, so that a page bundles only the texts that it shows: write
 * `messages.events.notFound`, since `const texts = messages.events` bundles all texts of events.
 */
export * as messages from './messages/all.ts';
