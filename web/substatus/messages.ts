/** The texts of substatuses. */
export const substatusMessages = {
  title: 'Substatuses',
  search: 'Search substatuses',
  add: 'Add New Substatus',
  edit: 'Edit Substatus',
  addDenied: 'You may not create substatuses',
  object: 'Object',
  objectRequired: 'Object is required',
  objectLocked: 'The object of a substatus stays',
  organization: 'Organization',
  mainStatus: 'Main Status',
  mainStatusRequired: 'Main Status is required',
  objectFirst: 'Choose an object first',
  substatus: 'Substatus',
  // Worded so in the specification.
  substatusRequired: 'Subtatus is required',
  kept: 'Records keep the text that they were given.',
  state: 'State',
  states: { active: 'Active', archived: 'Archived' },
  archive: 'Archive',
  archiveTitle: 'Archive substatus',
  archiveQuestion: (substatus: string) =>
    `Do you want to archive substatus ${substatus}? It will not be offered any more.`,
  archived: 'Substatus archived',
};
