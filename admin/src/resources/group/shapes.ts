/** The shapes in which the website shows the group's pictures. */
export const shapes = {
  /** The top of a page fills the window, so the picture is cut differently on each device. */
  hero: { aspect: 8 / 5, canBeWhole: true },
  gallery: { aspect: 3 / 2, canBeWhole: true },
  portrait: { aspect: 4 / 5, canBeWhole: false },
};
