import type { GroupColours } from '@year-group/api-types/group/colours';

/** A group's record by section, of which the kit only knows the colours. */
interface Sections {
  look?: GroupColours | undefined;
}

declare global {
  interface Window {
    /** The brand file open in the catalogue: too large for Storybook's globals in the address. */
    brandSections?: Sections | undefined;
  }
}

/** Storybook's global that changes with each opened file, so that stories render again. */
export const brandFileGlobal = 'brandFile';

/** The record of the brand file that is open. Stories are a frame of the window that opened it. */
export const openedBrand = (globals: Record<string, unknown>): Sections | undefined =>
  globals[brandFileGlobal] ? window.parent.brandSections : undefined;
