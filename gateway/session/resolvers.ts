import type { Context } from '../context.ts';
import type {
  MutationResolvers,
  PasswordLinkState,
  PermissionsResolvers,
  QueryResolvers,
  ViewerResolvers,
} from '../generated/resolvers.ts';
import { messages as shared } from '../messages.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { selectedFields } from '../record/selection.ts';
import { isApiKey } from '../upstream/apiKeyToken.ts';
import { peopleOnly, RestError } from '../upstream/error.ts';
import { messages } from './messages.ts';
import { rightsIn } from './permissions.ts';
import type { RestPasswordLink, RestPermission, RestViewer } from './rest.ts';

const Viewer: FieldsOf<ViewerResolvers, RestViewer> = {
  profile: (_viewer, _args, { sessions }) => sessions.profile(),
  permissions: (_viewer, _args, { sessions }) => sessions.permission(),
  // Without the right to read programs, there are none to open.
  async programs(_viewer, _args, { programs, sessions }) {
    const { permissions } = await sessions.permission();
    return rightsIn(permissions.programs).read ? (await programs.page({ pagination: false })).data : [];
  },
  featureFlags: async (_viewer, _args, { sessions }) => (await sessions.profile()).featureFlags,
  // Only the reference backend says when it has no mail server, and the language of the organization.
  settings: async (_viewer, _args, { sessions }) => {
    const { settings } = await sessions.profile();
    return {
      ...settings,
      sendsMail: settings.sendsMail ?? true,
      organizationLanguage: settings.organizationLanguage ?? null,
    };
  },
  async guide(_viewer, _args, { sessions }) {
    const { guide } = await sessions.profile();
    return guide ? upper(guide) : null;
  },
};

const area = (key: keyof RestPermission['permissions']) => (permission: RestPermission) =>
  rightsIn(permission.permissions[key]);

const Permissions: FieldsOf<PermissionsResolvers, RestPermission> = {
  purchaseOrders: area('purchaseOrders'),
  orderItems: area('orderItems'),
  shipments: area('commercialInvoices'),
  vendors: area('vendors'),
  endUsers: area('endUsers'),
  groups: area('groups'),
  couriers: area('couriers'),
  users: area('users'),
  organizations: area('organizations'),
  programs: area('programs'),
  substatuses: area('substatuses'),
  apiKeys: area('apiKeys'),
  savedViews: area('savedViews'),
  documents: area('attachments'),
  attachments: area('attachments'),
};

const Query: Pick<QueryResolvers, 'viewer' | 'needsSetup'> = {
  needsSetup: (_root, _args, { sessions }) => sessions.needsSetup(),
  // Reads the profile first, so that an ended session fails as one error and not field by field.
  viewer: async (_root, _args, { sessions, feed }, info) => {
    const cursor = selectedFields(info).has('cursor') ? await feed.position() : null;
    await sessions.profile();
    return { cursor };
  },
};

const LINK_STATES: Record<RestPasswordLink['state'], PasswordLinkState> = {
  open: 'OPEN',
  expired: 'EXPIRED',
  used: 'USED',
  withdrawn: 'WITHDRAWN',
  replaced: 'REPLACED',
  unknown: 'UNKNOWN',
};

const Mutation: Pick<
  MutationResolvers,
  | 'signIn'
  | 'setUp'
  | 'signOut'
  | 'refreshToken'
  | 'requestPasswordReset'
  | 'openPasswordLink'
  | 'resetPassword'
  | 'changePassword'
> = {
  async signIn(_root, { input: { login, password } }, context) {
    overHttp(context);
    const { profile, errors } = await result('profile', () => signIn(login, password, context));
    return { profile, token: profile && context.session.token, errors };
  },

  async setUp(_root, { input }, context) {
    overHttp(context);
    byPerson(context.session);
    const { profile, errors } = await result('profile', () => begin(context, context.sessions.setUp(input)));
    return { profile, token: profile && context.session.token, errors };
  },

  async signOut(_root, _args, context) {
    overHttp(context);
    return { ended: await context.signOut(() => context.sessions.signOut()) };
  },

  async refreshToken(_root, _args, context) {
    overHttp(context);
    const token = await context.renewBearer();
    if (!token) throw new RestError('UNAUTHENTICATED', messages.bearerNeeded);
    return { token };
  },

  async requestPasswordReset(_root, { input: { login } }, { sessions, session }) {
    byPerson(session);
    const { done, errors } = await outcome(() => sessions.requestPasswordReset(login));
    return { sent: done, errors };
  },

  async openPasswordLink(_root, { input: { token } }, { sessions, session }) {
    byPerson(session);
    const { link, errors } = await result('link', () => sessions.passwordLink(token), { resetPasswordToken: 'token' });
    if (!link) return { errors };
    const { state, purpose, firstName, lastName, permissionName, ...same } = link;
    return {
      ...same,
      state: LINK_STATES[state],
      purpose: purpose && (purpose === 'reset' ? 'RESET' : 'INVITATION'),
      fullName: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
      roleName: permissionName,
      errors,
    };
  },

  async resetPassword(_root, { input: { token, ...passwords } }, { sessions, session }) {
    byPerson(session);
    const reset = () => sessions.resetPassword({ resetPasswordToken: token, ...passwords });
    const { done, errors } = await result('done', reset, { resetPasswordToken: 'token' });
    const opened = session.kind === 'socket' ? null : (done?.token ?? null);
    if (opened !== null) session.begin(opened);
    return {
      changed: done !== null,
      profile: opened === null ? null : await sessions.profile(),
      token: opened,
      errors,
    };
  },

  async changePassword(_root, { input }, { sessions }) {
    const { done, errors } = await outcome(() => sessions.changePassword(input));
    return { changed: done, errors };
  },
};

/** Runs a write without a record, like `result`: returns whether it was done, or why it was rejected. */
async function outcome(write: () => Promise<void>, names?: Readonly<Record<string, string>>) {
  const { done, errors } = await result('done', () => write().then(() => true), names);
  return { done: done === true, errors };
}

/** Signs in. @throws RestError with a rejection on `base` for a wrong password: it is input, not an ended session */
async function signIn(login: string, password: string, context: Context) {
  try {
    return await begin(context, context.sessions.signIn(login, password));
  } catch (error) {
    if (!(error instanceof RestError) || error.code !== 'UNAUTHENTICATED') throw error;
    const fields = [{ field: 'base', message: error.message }];
    throw new RestError(error.code, error.message, { rejection: { kind: 'INVALID', fields, current: null } });
  }
}

/** Begins the session of a response, and returns its profile. */
async function begin({ session }: Context, opened: ReturnType<Context['sessions']['signIn']>) {
  const { profile, token } = await opened;
  if (!token) throw new RestError('UPSTREAM_BAD_RESPONSE', shared.badResponse);
  session.begin(token);
  return profile;
}

/** These calls are sent without the caller's token, so that only the gateway sees the key. @throws RestError FORBIDDEN */
function byPerson({ token }: Context['session']): void {
  if (isApiKey(token)) throw peopleOnly();
}

function overHttp({ session }: Context): void {
  if (session.kind === 'socket') throw new RestError('BAD_USER_INPUT', messages.overHttpOnly);
}

export const session = { Viewer, Permissions, Query, Mutation };
