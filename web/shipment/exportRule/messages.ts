/** The texts of what the export rule says. */
export const exportRuleMessages = {
  title: 'Export',
  limit: (limit: string) => `limit ${limit} per code`,
  origin: {
    DOMESTIC: (value: string) => `domestic ${value}`,
    FOREIGN: (value: string) => `foreign ${value}`,
    UNKNOWN: (value: string) => `origin unknown ${value}`,
  },
  assumes:
    'Made in the United States alone counts as domestic, elsewhere alone as foreign. The two are reported separately; the total of a code sets its level.',
  noCodes: 'No item has an HS Code',
  withoutCode: (count: number) =>
    count === 1 ? '1 item has no HS Code and is in no sum' : `${count} items have no HS Code and are in no sum`,
  advises: (rule: string) => `${rule}. Decision support, no legal determination.`,
  more: (count: number) => `${count} more the rule says`,
};
