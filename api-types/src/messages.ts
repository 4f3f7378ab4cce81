/**
 * The texts that docs/spec.md#messages asks for (errors, empty states, validation), a file for each area.
 * A namespace and not an object, so that a page carries only the texts that it shows.
 */
export * as messages from './messages/all.ts';
