/** The page of every address that nothing else has. */
export { NotFoundPage } from '#components/NotFoundPage.tsx';
