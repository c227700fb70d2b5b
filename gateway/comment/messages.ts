/** Messages for tools that request comments. */
export const messages = {
  onOrFilter: 'Give either `on` (a record) or `filter`',
  onOrProgram: 'Give either `on` (a record) or `programId`',
};
