import type { Services } from '../http/route.ts';
import type { WriteContext } from '../record/write.ts';

/** What writing a user needs: a write's context, with the roles and the mailer that sends invitations. */
export interface UserContext extends WriteContext {
  readonly services: Pick<Services, 'roles' | 'now' | 'mailer'>;
}
