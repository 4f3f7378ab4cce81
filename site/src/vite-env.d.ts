/** Written by the build of the site; absent in tests and in the catalogue. */
declare const accessibilityRunOfBuild: { checker: string; pageCount: number; builtAt: string } | undefined;

interface ImportMetaEnv {
  /** Origin of the API when it differs from the site's. */
  readonly VITE_API_URL?: string;
}
