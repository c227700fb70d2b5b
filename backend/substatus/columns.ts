import { sql } from 'kysely';
import { modelTypes } from '../lookup/rules.ts';
import { type Columns, choiceName } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { Substatus } from './schema.ts';
import type { StatusesByModel } from './table.ts';

const labels = messages.columns;

/** The columns of lists of substatuses. @param statuses those of each kind of record */
export const substatusColumns = (statuses: StatusesByModel) =>
  ({
    sub_status: {
      label: () => labels.subStatus,
      kind: 'text',
      read: (substatus) => substatus.sub_status,
      sortBy: { value: asName(sql`sub_status`) },
    },
    status: {
      label: () => labels.status,
      kind: 'status',
      read: ({ model, status }) => choiceName(statuses[model], status),
      sortBy: { value: sql.ref('status') },
    },
    model: {
      label: () => labels.model,
      kind: 'choice',
      read: ({ model }) => choiceName(modelTypes, model),
      sortBy: { value: sql.ref('model') },
    },
    organization: {
      label: () => labels.organization,
      kind: 'record',
      of: 'organizations',
      read: (substatus) => [substatus.organization_id],
    },
  }) satisfies Columns<Substatus, OwnValue>;
