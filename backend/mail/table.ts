import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * A queued mail. The row contains its purpose and its recipient. The letter, with its link that signs the recipient in,
 * is created when the mail is sent and is never stored.
 */
export interface MailTable {
  id: Generated<number>;
  kind: 'password_link' | 'invitation' | 'address_left' | 'address_reached';
  /**
   * The address entered in the request for a link: whether a user has it is looked up when the mail is sent. Of a mail about
   * a changed address, the recipient's.
   */
  login: string | null;
  /** The address that the user has instead, in a mail to the old one; null if the reader of that mail may not know it. */
  new_address: Generated<string | null>;
  /** The invited user, or the one whose address was changed; `sender_id` is the user who did it. */
  user_id: number | null;
  sender_id: number | null;
  /** How often it has been claimed. */
  tries: Generated<number>;
  /** When it is claimed next, even if it was before: that process may have ended. All times are by the database's clock. */
  due_at: ColumnType<Date, Date, Date>;
  /** When it expires. */
  expires_at: ColumnType<Date, Date, Date>;
}

declare module '../db/client.ts' {
  interface Database {
    mails: MailTable;
  }
}

/** The purpose of a mail, with its parameters. */
export type MailSubject =
  | { readonly kind: 'password_link'; readonly login: string }
  | { readonly kind: 'invitation'; readonly user_id: number; readonly sender_id: number }
  | {
      readonly kind: 'address_left' | 'address_reached';
      readonly login: string;
      readonly new_address: string | null;
      readonly user_id: number;
      readonly sender_id: number;
    };

/** A mail that this process has claimed. */
export type DueMail = Selectable<MailTable> & {
  /** Whether it has expired. */
  readonly is_over: boolean;
};
