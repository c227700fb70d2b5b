import type { AreaPermission, CurrentPermission, Profile } from '../generated/rest.ts';
import { dataOf, recordOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';

/** The signed-in user with the organization's switches. */
export type RestProfile = Profile;

/** Rights in one area; areas that a backend does not know are not given. */
export type RestArea = AreaPermission;
export type RestPermission = Omit<CurrentPermission, 'permissions'> & {
  readonly permissions: Partial<CurrentPermission['permissions']>;
};

/** Nothing of its own: each field asks for what it needs. */
export type RestViewer = Record<string, never>;

/** What hangs on the session itself. Its reads are sent once in an operation, however many fields ask. */
export interface Sessions {
  profile(): Promise<RestProfile>;
  permission(): Promise<RestPermission>;
  /** @throws RestError UNAUTHENTICATED for a wrong password, RATE_LIMITED for too many tries */
  signIn(login: string, password: string): Promise<{ profile: RestProfile; token: string | null }>;
  signOut(): Promise<void>;
}

export const sessionsOf = (rest: Rest): Sessions => ({
  profile: async () => recordOf(await rest.read(path`profile`)),
  permission: async () => dataOf(await rest.read(path`current_permission`)),
  async signIn(login, password) {
    const { body, token } = await rest.knock('POST', path`login`, { user: { login, password } });
    return { profile: recordOf(body), token };
  },
  async signOut() {
    await rest.write('DELETE', path`logout`);
  },
});
