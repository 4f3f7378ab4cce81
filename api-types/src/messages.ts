/**
 * Every text of the spec's error catalogue (section 8), its empty states and its validation rules, a file for each area.
 * A namespace and not an object, so that a page carries only the texts that it shows.
 */
export * as messages from './messages/all.ts';
