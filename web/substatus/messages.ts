import { texts } from '../base/laterTexts.ts';

/** The texts of substatuses. */
export const substatusMessages = texts('substatus', {
  title: 'Substatuses',
  search: 'Search substatuses',
  add: 'Add New Substatus',
  edit: 'Edit Substatus',
  addDenied: 'You may not add substatuses',
  purpose: 'A substatus says in your own words why an order, an item or a shipment has its status.',
  adders: 'Administrators add substatuses.',
  object: 'Object',
  objectRequired: 'Object is required',
  objectLocked: 'The object of a substatus cannot be changed',
  organization: 'Organization',
  mainStatus: 'Main Status',
  mainStatusRequired: 'Main Status is required',
  substatus: 'Substatus',
  // Worded as in the specification.
  substatusRequired: 'Subtatus is required',
  kept: 'Existing records keep their text.',
  state: 'State',
  states: { active: 'Active', archived: 'Archived' },
  archive: 'Archive',
  archiveTitle: 'Archive substatus',
  archiveQuestion: (substatus: string) =>
    `Do you want to archive substatus ${substatus}? It will no longer be offered.`,
  archived: 'Substatus archived',
});
