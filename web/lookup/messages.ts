/** The texts about what several kinds of records have in common. */
export const lookupMessages = {
  unNumberLine: (number: string, name: string, hazards: readonly (string | null)[], group: string | null) => {
    const [primary, ...others] = hazards;
    const also = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `${number} ${name} · ${primary ?? '?'}${also}${group ? ` · PG ${group}` : ''}`;
  },
  unNumberForm: 'UN number is UN, NA or ID and four digits',
  unNumberUnknown: (number: string) => `${number} is not in 49 CFR 172.101: check it. It can be saved`,
  packingGroupOpen: (groups: readonly string[]) => `Packing group ${groups.join(' or ')}: choose it`,
  screeningHolds: (date: string) => `valid to ${date}`,
  screeningOver: (date: string) => `expired ${date}`,
  screeningExpired: (date: string) => `Visual screening expired on ${date}.`,
};
