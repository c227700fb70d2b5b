import { texts } from '../../base/laterTexts.ts';

/** The texts of a program that is about to be made. */
export const newProgramMessages = texts('newProgram', {
  add: 'Add Program',
  addDenied: 'You may not add programs',
  purpose: 'Orders, items and shipments are made in a program, by the people who are members of it.',
  adders: 'Administrators add programs.',
  name: 'Name',
  nameRequired: 'Name is required',
  later: 'Its colors and approvals can be changed later, in the settings of the program.',
});
