/** The texts about assessing items for dangerous goods. */
export const assessmentMessages = {
  assessItem: 'Assess Item',
  assess: 'Assess',
  assessed: 'Item assessed successfully',
  dgClass: 'Dangerous Goods Class',
  dgDescription: 'Dangerous Goods Details',
  subsidiaryHazards: 'Subsidiary hazards',
  alsoHazards: (hazards: readonly string[]) => `(${hazards.join(', ')})`,
  listTitle: 'Inventory Assessments',
  crumb: 'Assessments',
  start: 'Start assessing',
  nothingReady: 'No item of this list can be assessed now',
  doneSince: (count: number, time: string) => `${count} assessed since ${time}, all saved`,
  notDangerous: 'Not dangerous',
  notDangerousNext: 'Not dangerous, next',
  notDangerousKey: 'not dangerous',
};
