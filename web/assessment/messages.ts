import { texts } from '../base/laterTexts.ts';
import { wordingIn } from '../base/wording.ts';

const { number } = wordingIn('en');

/** The texts about assessing items for dangerous goods. */
export const assessmentMessages = texts('assessment', {
  unNumber: 'UN number',
  packingGroup: 'Packing group',
  dgClass: 'Dangerous Goods Class',
  dgDescription: 'Dangerous Goods Details',
  subsidiaryHazards: 'Subsidiary hazards',
  alsoHazards: (hazards: readonly string[]) => `(${hazards.join(', ')})`,
  assessed: 'Assessed',
  step: {
    title: 'Assess Item',
    take: 'Assess',
    taken: 'Item assessed successfully',
    listTitle: 'Inventory Assessments',
    crumb: 'Assessments',
    start: 'Start assessing',
    purpose: "Items of the program's orders wait here until it is known whether they are dangerous goods.",
    nothingReady: 'No item of this list can be assessed now',
    doneSince: (count: number, time: string) => `${number(count)} assessed since ${time}, all saved`,
  },
  notDangerous: 'Not dangerous',
  notDangerousNext: 'Not dangerous, next',
  notDangerousKey: 'not dangerous',
});
