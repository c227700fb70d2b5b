import type { SetUpInput } from '../generated/resolvers.ts';
import type { AreaPermission, CurrentPermission, PasswordLink, Profile, SetupState } from '../generated/rest.ts';
import { dataOf, recordOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { type Code, RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';

/** The signed-in user with the organization's feature flags; only the reference backend has a guide, or says if it sends mail. */
export type RestProfile = Omit<Profile, 'guide' | 'settings'> &
  Partial<Pick<Profile, 'guide'>> & {
    readonly settings: Omit<Profile['settings'], 'sendsMail' | 'organizationLanguage'> & Partial<Profile['settings']>;
  };

/** What a link that sets a password is for. */
export type RestPasswordLink = PasswordLink;

/** The rights in one area; areas that a backend does not know grant none. */
export type RestArea = AreaPermission;
/** What the signed-in user may see and do, by area. */
export type RestPermission = Omit<CurrentPermission, 'permissions'> & {
  readonly permissions: Partial<CurrentPermission['permissions']>;
};

/** Empty: each field reads what it needs. */
export interface RestViewer {
  /** The position in the feed before anything else of the viewer was read; null if it was not asked for, or is unknown. */
  readonly cursor: string | null;
}

/** The calls on the session itself. Its reads are sent once in an operation, however many fields need them. */
export interface Sessions {
  profile(): Promise<RestProfile>;
  permission(): Promise<RestPermission>;
  /** @throws RestError UNAUTHENTICATED for a wrong password, RATE_LIMITED for too many attempts */
  signIn(login: string, password: string): Promise<{ profile: RestProfile; token: string | null }>;
  signOut(): Promise<void>;
  /** Whether nobody exists yet. A backend that lacks the call is set up elsewhere. */
  needsSetup(): Promise<boolean>;
  /** @throws RestError with a rejection for an invalid token or field, RATE_LIMITED for too many wrong tokens */
  setUp(setup: SetUpInput): Promise<{ profile: RestProfile; token: string | null }>;
  /** Mails a link if the login exists; does not reveal whether it does. @throws RestError RATE_LIMITED */
  requestPasswordReset(login: string): Promise<void>;
  /** Says what a link is for. Sent with a body, so that no log has the token. @throws RestError RATE_LIMITED */
  passwordLink(resetPasswordToken: string): Promise<RestPasswordLink>;
  /**
   * @returns the token of the session that an accepted invitation opens; null after a reset
   * @throws RestError with a rejection for an invalid token, or a password that breaks a rule
   */
  resetPassword(user: {
    resetPasswordToken: string;
    password: string;
    passwordConfirmation: string;
  }): Promise<{ token: string | null }>;
  /** @throws RestError with a rejection for a wrong password, or a new one that breaks a rule */
  changePassword(user: {
    currentPassword: string;
    newPassword: string;
    newPasswordConfirmation: string;
  }): Promise<void>;
}

/** The answers of a backend that lacks a call to whoever is not signed in. */
const LACKING: ReadonlySet<Code> = new Set<Code>(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** Creates the session calls of one operation. */
export const sessionsOf = (rest: Rest): Sessions => ({
  profile: async () => recordOf(await rest.read(path`profile`)),
  permission: async () => dataOf(await rest.read(path`current_permission`)),
  async signIn(login, password) {
    const { body, token } = await rest.sendWithoutToken('POST', path`login`, { user: { login, password } });
    return { profile: recordOf(body), token };
  },
  async signOut() {
    await rest.write('DELETE', path`logout`);
  },
  async needsSetup() {
    try {
      return dataOf<SetupState>((await rest.sendWithoutToken('GET', path`setup`)).body).needed;
    } catch (error) {
      if (error instanceof RestError && LACKING.has(error.code)) return false;
      throw error;
    }
  },
  async setUp(setup) {
    const { body, token } = await rest.sendWithoutToken('POST', path`setup`, { setup });
    return { profile: recordOf(body), token };
  },
  async requestPasswordReset(login) {
    await rest.sendWithoutToken('POST', path`forgot_password`, { user: { login } });
  },
  async passwordLink(resetPasswordToken) {
    const { body } = await rest.sendWithoutToken('POST', path`forgot_password/link`, { user: { resetPasswordToken } });
    return dataOf(body);
  },
  async resetPassword(user) {
    const { token } = await rest.sendWithoutToken('PUT', path`forgot_password`, { user });
    return { token };
  },
  async changePassword(user) {
    await rest.write('PATCH', path`profile/change_password`, { user });
  },
});
