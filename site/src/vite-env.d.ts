interface ImportMetaEnv {
  /** Origin of the API when it is not that of the pages. */
  readonly VITE_API_URL?: string;
  /** The key that the registration form sends, when it is not the default. */
  readonly VITE_REGISTRATION_API_KEY?: string;
}
