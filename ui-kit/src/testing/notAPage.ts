const rules = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-banner'];

/** The parameters of stories that show a component several times: rules for pages do not apply. */
export const notAPage = {
  a11y: { config: { rules: rules.map((id) => ({ id, enabled: false })) } },
};
