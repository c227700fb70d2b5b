import type { User, UserLight } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

export type RestUserStatus = UserLight['status'];

/** A user as shown anywhere: in light lists and beside comments, which bring no status. */
export type RestUser = Omit<UserLight, 'status'> & Partial<Pick<UserLight, 'status'>>;

/** A user with everything that the right to read users opens. */
export type RestWholeUser = Omit<User, 'lockVersion'>;

export const userCollection = (rest: Rest) =>
  new Collection<RestWholeUser, RestUser>(rest, { path: 'users', wrapper: 'user' });
