/** The texts about what several kinds of records have in common. */
export const lookupMessages = {
  screeningHolds: (date: string) => `valid to ${date}`,
  screeningOver: (date: string) => `expired ${date}`,
  screeningExpired: (date: string) => `Visual screening expired on ${date}.`,
};
