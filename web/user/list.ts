/** Declares users in the settings, with the filters and sorts of their list. */

import type { UserFilter, UserSortField, UserStatus } from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { programChoices } from '../scope/programChoices.ts';
import { settingsRecord } from '../shell/settingsPages.ts';
import { userMessages as messages } from './messages.ts';
import { roleChoices } from './roleChoices.ts';

/** Users in the settings. */
export const userRecord = settingsRecord('manage-users', { area: 'users', adds: 'create', words: messages });

const STATUSES: readonly UserStatus[] = ['ACTIVE', 'INVITED', 'INACTIVE'];
const statusChoices = fixedSource(STATUSES.map((status) => ({ id: status, label: messages.statuses[status] })));

const { text, many, dates } = filtersOf<UserFilter>();

/** The list of users. */
export const userListSpec: ListSpec<UserFilter, UserSortField> = {
  filters: [
    many(
      'status',
      messages.status,
      (ids) => ({ statuses: STATUSES.filter((status) => ids.includes(status)) }),
      statusChoices,
    ),
    many('permission_ids', messages.role, 'roleIds', roleChoices),
    dates('created_at', messages.createdAt, 'createdAt'),
    text('job_title', messages.jobTitle, 'jobTitle'),
    many('program_ids', messages.program, 'programIds', programChoices),
  ],
  sortable: ['NAME', 'ROLE', 'EMAIL', 'STATUS'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};
