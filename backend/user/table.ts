import type { Generated } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { DateOrder, DecimalSign, WeekStart } from '../language/ownFormats.ts';

/** A member of staff of one organization, or a service user: the one that an API key acts as. */
export interface UserTable extends Identity {
  id: Generated<number>;
  organization_id: number;
  first_name: string;
  last_name: string;
  /** Null for a service user, whose first name is that of the key. */
  email: string | null;
  phone_number: string | null;
  job_title: string | null;
  /** The id of a role. */
  permission_id: number;
  /** Invited until a first password is set or the invitation is withdrawn, also after it ran out. */
  status: 'active' | 'inactive' | 'invited';
  /** Until when the newest link of an invitation holds; null unless invited. */
  invited_until: Date | null;
  service: Generated<boolean>;
  /** Argon2id; null until an invited user has set a password. */
  password_hash: string | null;
  time_zone: string | null;
  /** The code of the chosen language; null to follow the browser. */
  language: Generated<string | null>;
  /** The language that the browser last asked for, for mails to whoever has chosen none. */
  asked_language: Generated<string | null>;
  /** How the person wants dates and numbers written; each null to follow the language. */
  date_order: Generated<DateOrder | null>;
  decimal_sign: Generated<DecimalSign | null>;
  week_start: Generated<WeekStart | null>;
  /** Whether the user has put the guide away. */
  guide_put_away: Generated<boolean>;
  /** The keys of the picture's two sizes in the file store. */
  picture_key: string | null;
  picture_thumb_key: string | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    users: UserTable;
    user_programs: { user_id: number; program_id: number };
  }
}
