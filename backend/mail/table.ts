import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * A mail that waits. The row says what for and for whom; the letter, and the link in it that lets somebody in, are made
 * when the mail leaves and are stored nowhere.
 */
export interface MailTable {
  id: Generated<number>;
  kind: 'password_link' | 'invitation';
  /** The address that was typed where a link was asked for. Whether somebody has it is looked up when the mail leaves. */
  login: string | null;
  /** Who is invited, and by whom. */
  user_id: number | null;
  sender_id: number | null;
  /** How often it has been claimed. */
  tries: Generated<number>;
  /** When it is taken up, again if it was already: its process may have ended. All times are the database's own. */
  due_at: ColumnType<Date, Date, Date>;
  /** When it expires. */
  expires_at: ColumnType<Date, Date, Date>;
}

declare module '../db/client.ts' {
  interface Database {
    mails: MailTable;
  }
}

/** What a mail is for. */
export type MailSubject =
  | { readonly kind: 'password_link'; readonly login: string }
  | { readonly kind: 'invitation'; readonly user_id: number; readonly sender_id: number };

/** A mail that this process has claimed. */
export type DueMail = Selectable<MailTable> & {
  /** Whether it has expired. */
  readonly is_over: boolean;
};
