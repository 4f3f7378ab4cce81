interface ImportMetaEnv {
  /** Origin of the API when it differs from the site's. */
  readonly VITE_API_URL?: string;
}
