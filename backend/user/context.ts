import type { Services } from '../http/route.ts';
import type { WriteContext } from '../record/write.ts';

/** The context of a user's write: that of any write, and the mailer that sends invitations. */
export interface UserContext extends WriteContext {
  readonly services: Pick<Services, 'roles' | 'now' | 'mailer' | 'config'>;
}
