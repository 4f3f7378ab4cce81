const nodeOptions = process.env.NODE_OPTIONS ?? '';

/**
 * What Storybook's processes need around them. It loads its TypeScript configuration through `module.register`, which
 * Node 26 calls deprecated; only that one warning is silenced, and only for them.
 */
export const storybookEnvironment = {
  NODE_OPTIONS: `${nodeOptions} --disable-warning=DEP0205`.trim(),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
