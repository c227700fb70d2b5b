import { texts } from '../../base/texts.ts';

/** The texts of a list's tabs: the others about views load when they are needed. */
export const tabMessages = texts('listTabs', {
  views: 'Views',
  all: 'All',
  sharedWithProgram: 'shared with the program',
  sharedWithOrganization: 'shared with the organization',
  saveView: 'Save view',
  columns: 'Columns',
});
