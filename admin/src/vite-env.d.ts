interface ImportMetaEnv {
  /** Origin of the API when it is not that of the panel. */
  readonly VITE_API_URL?: string;
}
