interface ImportMetaEnv {
  /** Origin of the API when it is not that of the pages. */
  readonly VITE_API_URL?: string;
}
