/** Messages for people about a rejected value of a program. */
export const messages = {
  notAColor: 'is not a color like #0f766e',
};
