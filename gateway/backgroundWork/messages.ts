/** The messages about work in the background. */
export const messages = {
  oneList: '`list` must have exactly one of its fields',
  urgentIsNull: '`urgent` cannot be null',
};
