/** The crest as a small badge, centred on 0 0, about 80 pixels wide. */
export const crest = '<path d="M-34 -38h68v40c0 26 -18 38 -34 46c-16 -8 -34 -20 -34 -46z" fill="#e3a82b"/><path d="M-27 -31h54v33c0 20 -14 30 -27 37c-13 -7 -27 -17 -27 -37z" fill="#12295f"/><path d="M-27 -8L0 -24 27 -8V6L0 -10 -27 6z" fill="#fbf9f4"/><circle cy="14" r="8" fill="#e3a82b"/>';
