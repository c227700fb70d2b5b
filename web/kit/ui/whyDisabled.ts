/** Why a button waits for its user, worded once; every other reason is its screen's own. */
export const whyDisabled = {
  unchanged: 'Nothing has been changed yet',
  /** @param what names what the user has to give, as its label does */
  missing: (what: string) => `${what} is required`,
};
