import type {
  MutationResolvers,
  OrdersInStatusResolvers,
  ProgramResolvers,
  QueryResolvers,
  ShipmentApprovalKind,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { inOrganization } from '../record/organization.ts';
import { result } from '../record/result.ts';
import { withRelated } from '../record/selection.ts';
import { listQuery } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import type { RestOrdersInStatus, RestProgram } from './rest.ts';

const Program: FieldsOf<ProgramResolvers, RestProgram> = {
  colorPalette: (program) => program.colorPaletteDetails,
  requiredApprovals: ({ requiredApprovals }) => requiredApprovals?.map(upper) ?? null,
  secondPersonApproves: ({ secondPersonApproves = null }) => secondPersonApproves,
  isSample: ({ sample }) => sample === true,
  organization: (program, _args, context) => organizationOf(program, context),
  abilities: abilitiesOf,
  counts: ({ id }, _args, { programs }) => programs.counts(id),
  orderFigures: ({ id }, _args, { programs }) => unlessForbidden(() => programs.orderFigures(id)),
  history: historyOf('PROGRAM'),
};

const OrdersInStatus: FieldsOf<OrdersInStatusResolvers, RestOrdersInStatus> = {
  status: ({ status }, _args, { purchaseOrders }) => purchaseOrders.statuses.named(status),
};

/** Maps the settings of an input to api/v1's terms; absent fields stay absent. */
const programFields = <Input extends { requiredApprovals?: readonly ShipmentApprovalKind[] | null }>(input: Input) => ({
  ...input,
  ...(input.requiredApprovals && { requiredApprovals: input.requiredApprovals.map((kind) => kind.toLowerCase()) }),
});

const Query: Pick<QueryResolvers, 'program' | 'programs'> = {
  program: (_root, { id }, { programs }) => programs.find(id),
  programs: (_root, { organizationId, ...list }, { organizations, programs }, info) =>
    withRelated(programs.page({ ...listQuery(list), organizationId }), info, {
      organization: (rows) => organizations.prepareSummaries(rows.map((row) => row.organizationId)),
    }),
};

const Mutation: Pick<MutationResolvers, 'createProgram' | 'updateProgram'> = {
  createProgram: (_root, { input }, { programs }) =>
    result('program', () => programs.create(inOrganization(programFields(input)))),
  updateProgram: (_root, { id, input }, { programs }) =>
    result('program', () => programs.update(id, programFields(input))),
};

export const program = { Program, OrdersInStatus, Query, Mutation };
