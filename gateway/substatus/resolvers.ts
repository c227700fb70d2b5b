import type {
  ModelTypeResolvers,
  MutationResolvers,
  QueryResolvers,
  StatusModel,
  SubstatusResolvers,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { inOrganization } from '../record/organization.ts';
import { result } from '../record/result.ts';
import { listQuery } from '../rest/list.ts';
import { REST_MODEL, type RestModelType, type RestStatusModel, type RestSubstatus, substatusFilters } from './rest.ts';

const MODEL: Record<RestStatusModel, StatusModel> = {
  purchase_order: 'PURCHASE_ORDER',
  order_item: 'ORDER_ITEM',
  commercial_invoice: 'SHIPMENT',
};

const Substatus: FieldsOf<SubstatusResolvers, RestSubstatus> = {
  model: ({ model }) => MODEL[model],
  archived: ({ archived }) => archived ?? false,
  status: ({ model, status }, _args, { substatuses }) => substatuses.statuses[model].named(status),
  organization: (record, _args, context) => organizationOf(record, context),
  abilities: abilitiesOf,
  history: historyOf('SUBSTATUS'),
};

const ModelType: FieldsOf<ModelTypeResolvers, RestModelType> = {
  model: ({ key }) => MODEL[key],
  statuses: ({ key }, _args, { substatuses }) => substatuses.statuses[key].all(),
};

const Query: Pick<QueryResolvers, 'substatus' | 'substatuses' | 'modelTypes'> = {
  substatus: (_root, { id }, { substatuses }) => substatuses.find(id),
  substatuses: (_root, { filter, ...list }, { substatuses }) =>
    substatuses.page({ ...listQuery(list), filters: substatusFilters.sent(filter ?? {}) }),
  modelTypes: (_root, _args, { substatuses }) => substatuses.modelTypes(),
};

const Mutation: Pick<MutationResolvers, 'createSubstatus' | 'updateSubstatus' | 'archiveSubstatus'> = {
  createSubstatus: (_root, { input: { model, ...fields } }, { substatuses }) =>
    result('substatus', () => substatuses.create({ ...inOrganization(fields), model: REST_MODEL[model] })),
  updateSubstatus: (_root, { id, input }, { substatuses }) => result('substatus', () => substatuses.update(id, input)),
  archiveSubstatus: (_root, { id }, { substatuses }) => result('substatus', () => substatuses.archive(id)),
};

export const substatus = { Substatus, ModelType, Query, Mutation };
