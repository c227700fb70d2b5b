/** Texts of programs. */
export const messages = {
  title: 'Programs',
  none: 'You are not a member of any program yet',
  noneHint: 'An administrator of your organization can add you to one.',
  noSections: 'There is nothing in this program that you may open',
} as const;
