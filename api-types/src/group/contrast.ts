/** The contrast of two colours as WCAG 2 defines it, from 1 (equal) to 21 (black on white). */
export { wcagContrast as contrast } from 'culori';
