import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { MutationResolvers, QueryResolvers, UserResolvers, UserStatus } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { fullOrSummary } from '../record/fullOrSummary.ts';
import { result } from '../record/result.ts';
import { results } from '../record/results.ts';
import { listQuery } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import type { Query as ListQuery } from '../rest/query.ts';
import { changedUserFields, newAdminFields, newUserFields, restNames } from './inputs.ts';
import { REST_STATUS, type RestFullUser, type RestUser, type RestUserStatus, userFilters } from './rest.ts';

const STATUS: Record<RestUserStatus, UserStatus> = { active: 'ACTIVE', inactive: 'INACTIVE', invited: 'INVITED' };
const DATE_ORDER = { day_first: 'DAY_FIRST', month_first: 'MONTH_FIRST', year_first: 'YEAR_FIRST' } as const;
const DECIMAL_SIGN = { point: 'POINT', comma: 'COMMA' } as const;
const WEEK_START = { monday: 'MONDAY', saturday: 'SATURDAY', sunday: 'SUNDAY' } as const;
const shown = ['firstName', 'lastName', 'fullName', 'status', 'picture'];
const full = fullOrSummary<RestFullUser, RestUser>(({ users }) => users, ...shown);

const User: FieldsOf<UserResolvers, RestUser> = {
  fullName: (user) => `${user.firstName} ${user.lastName}`.trim(),
  async status(user, _args, { users }) {
    const status = user.status ?? (await users.summary(user.id))?.status;
    return STATUS[status ?? 'inactive'];
  },
  ...full.fields(
    'email',
    'phoneNumber',
    'jobTitle',
    'timeZone',
    'language',
    'organizationAdmin',
    'lockVersion',
    'createdAt',
  ),
  ...full.fields('invitedUntil', 'lacksProgram'),
  dateOrder: full.field('dateOrder', ({ dateOrder }) => dateOrder && DATE_ORDER[dateOrder], null),
  decimalSign: full.field('decimalSign', ({ decimalSign }) => decimalSign && DECIMAL_SIGN[decimalSign], null),
  weekStart: full.field('weekStart', ({ weekStart }) => weekStart && WEEK_START[weekStart], null),
  roleId: full.field('permissionId', (user) => user.permissionId, null),
  roleName: full.field('permissionName', (user) => user.permissionName, null),
  organization: full.field(
    'organizationId',
    (user, { organizations }) => unlessForbidden(() => organizations.summary(user.organizationId)),
    null,
  ),
  programs: full.field('programIds', (user, { programs }) => programs.summaries(user.programIds), null),
  abilities: full.field('abilities', abilitiesOf, []),
  history: historyOf('USER'),
};

const page = (query: ListQuery, context: Context, info: GraphQLResolveInfo) =>
  full.page(query, context, info, {
    organization: (rows) => context.organizations.prepareSummaries(rows.map((row) => row.organizationId)),
    programs: (rows) => context.programs.prepareSummaries(rows.flatMap((row) => row.programIds)),
  });

const Query: Pick<QueryResolvers, 'user' | 'users' | 'organizationAdmins' | 'roles'> = {
  user: (_root, { id }, context, info) => full.find(id, context, info),
  users(_root, { programId, status, eligibleForShipments, filter, ...list }, context, info) {
    const query = {
      ...listQuery(list),
      programId,
      status: status && REST_STATUS[status],
      eligibleForCi: eligibleForShipments || undefined,
      filters: userFilters.sent(filter ?? {}),
    };
    return page(query, context, info);
  },
  organizationAdmins: (_root, { organizationId, ...list }, context, info) =>
    page({ ...listQuery(list), organizationAdminsFromOrganization: organizationId }, context, info),
  roles: async (_root, _args, { users }) =>
    (await users.roles()).map((role) => ({ ...role, needsProgram: role.needsProgram === true })),
};

const Mutation: Pick<
  MutationResolvers,
  | 'createUser'
  | 'createUsers'
  | 'inviteOrganizationAdmin'
  | 'updateUser'
  | 'updateOwnPreferences'
  | 'activateUser'
  | 'deactivateUser'
  | 'sendInvitation'
  | 'createInvitationLink'
  | 'createPasswordResetLink'
> = {
  createUser: (_root, { input }, { users }) => result('user', () => users.create(newUserFields(input)), restNames),
  createUsers: (_root, { inputs, partial }, { users }) =>
    results('user', () => users.createMany(inputs.map(newUserFields), partial), { row: restNames, call: {} }),
  inviteOrganizationAdmin: (_root, { input }, { users }) =>
    result('user', () => users.create(newAdminFields(input)), restNames),
  updateUser: (_root, { id, input }, { users }) =>
    result('user', () => users.update(id, changedUserFields(input)), restNames),
  updateOwnPreferences: (_root, { input }, { users }) =>
    result('user', () => users.updateOwnPreferences(changedUserFields(input)), restNames),
  activateUser: (_root, { id }, { users }) => result('user', () => users.activate(id)),
  deactivateUser: (_root, { id }, { users }) => result('user', () => users.deactivate(id)),
  sendInvitation: (_root, { id }, { users }) => result('user', () => users.invite(id)),
  createInvitationLink: async (_root, { id }, { users }) => {
    const { link, errors } = await result('link', () => users.invitationLink(id));
    return { url: link?.url, expiresAt: link?.expiresAt, errors };
  },
  createPasswordResetLink: async (_root, { id }, { users }) => {
    const { link, errors } = await result('link', () => users.resetLink(id));
    return { url: link?.url, expiresAt: link?.expiresAt, errors };
  },
};

export const user = { User, Query, Mutation };
