/** What people read when a value of a program is refused. */
export const messages = {
  notAColor: 'is not a color like #0f766e',
};
