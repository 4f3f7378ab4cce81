import { finish } from './parts.ts';
export const worn = (what: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="#EC8A4A"/></svg>`;
