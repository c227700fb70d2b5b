import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { languageOfPerson } from '../language/person.ts';
import { inLanguage } from '../language/texts.ts';
import type { Mail } from './letter.ts';
import { outbox } from './outbox.ts';
import { claimMail, enqueue, releaseMail, remove } from './queue.ts';
import { connections, smtp } from './smtp.ts';
import type { DueMail, MailSubject } from './table.ts';

/** The timing of a mailer. */
export interface MailSettings {
  /** The maximum random delay (ms) before a mail is due, so that response times do not reveal whether one is sent. */
  readonly spreadMs: number;
  /** The interval of polling for due mails, in ms. */
  readonly lookMs: number;
  /** The pauses between attempts to send a mail, in ms; after the last one the mail is abandoned. */
  readonly retryMs: readonly number[];
  /** After how many ms another process may claim a mail: longer than any mail server takes. */
  readonly leaseMs: number;
  /** How long a stop waits for mails in flight, in ms. */
  readonly stopMs: number;
}

const defaults: MailSettings = {
  spreadMs: 1000,
  lookMs: 1000,
  retryMs: [5000, 30_000, 120_000, 600_000],
  leaseMs: 300_000,
  stopMs: 5000,
};

/** Writes the letter of a mail, with a new link; null if the mail has no recipient. */
export type LetterWriter = (
  db: Db,
  mail: DueMail,
  context: { readonly publicUrl: string; readonly now: Date },
) => Promise<Mail | null>;

/** The options of a mailer. */
interface MailerOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'languages'>;
  readonly db: Db;
  readonly writers: Readonly<Record<MailSubject['kind'], LetterWriter>>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly settings?: Partial<MailSettings> | undefined;
}

/** Sends mails in the background. Each mail is sent by one of the processes that share the database. */
export interface Mailer {
  /**
   * Queues a mail, or several, if this transaction commits. The recipient is looked up later, so that the call takes the
   * same time for known and unknown addresses.
   * @param validMs after how many ms the mail expires
   */
  post(db: Db, subject: MailSubject | readonly MailSubject[], validMs: number): Promise<void>;
  /** Starts polling for due mails. */
  start(): void;
  /** Sends the mails that are due now, and resolves when none is in flight. */
  deliver(): Promise<void>;
  /** Starts no further mail; unfinished mails return to the queue after `stopMs`. */
  close(): Promise<void>;
}

/** Creates a mailer that sends through `SMTP_URL` or, without one, writes files into the data folder's outbox. */
export function mailer({ config, db, writers, now, log, settings }: MailerOptions): Mailer {
  const { spreadMs, lookMs, retryMs, leaseMs, stopMs } = { ...defaults, ...settings };
  const delivery = config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : outbox(config.dataDir, config.mailFrom);
  const underway = new Set<Promise<void>>();
  const inHand = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isFailing = false;

  const write = (mail: DueMail) =>
    db.transaction().execute(async (trx) => {
      // Where a mail has both, the login is an address of that user, perhaps a former one.
      const language = await languageOfPerson(trx, mail.user_id ?? mail.login ?? '', config.languages);
      const context = { publicUrl: config.publicUrl, now: now() };
      return inLanguage(language, () => writers[mail.kind](trx, mail, context));
    });

  /** @returns the pause before the next attempt, or null when the mail is sent or abandoned */
  const attempt = async (mail: DueMail): Promise<number | null> => {
    try {
      if (mail.is_over) throw new Error('It has waited for too long');
      const letter = await write(mail);
      if (letter) log.info({ mail: mail.kind, ...(await delivery.send(letter)) }, 'mail sent');
      return null;
    } catch (error) {
      const pause = mail.is_over || isFinal(error) ? undefined : retryMs[mail.tries - 1];
      const failure = { mail: mail.kind, error: error instanceof Error ? error.message : String(error) };
      if (pause === undefined) log.error(failure, 'mail given up');
      else log.warn({ ...failure, againInMs: pause }, 'mail not sent yet');
      return pause ?? null;
    }
  };

  /** Sends one mail after another until none is due. */
  const work = async () => {
    for (;;) {
      const mail = isStopped ? undefined : await claimMail(db, leaseMs);
      isFailing = false;
      if (!mail) return;
      inHand.add(mail.id);
      try {
        const pause = await attempt(mail);
        await (pause === null ? remove(db, mail.id) : releaseMail(db, [mail.id], pause));
      } finally {
        inHand.delete(mail.id);
      }
    }
  };

  const look = () => {
    if (isStopped || underway.size >= connections) return;
    const working = work()
      .catch((error: Error) => {
        // Logged once per outage, not at every poll.
        if (!isFailing) log.warn({ error: error.message }, 'mails wait: the database does not answer');
        isFailing = true;
      })
      .finally(() => underway.delete(working));
    underway.add(working);
  };

  return {
    post: (trx, subject, validMs) => enqueue(trx, [subject].flat(), Math.random() * spreadMs, validMs),
    start: () => {
      timer = setInterval(look, lookMs).unref();
      look();
    },
    deliver: async () => {
      while (underway.size >= connections) await Promise.race(underway);
      look();
      await Promise.all(underway);
    },
    close: async () => {
      isStopped = true;
      clearInterval(timer);
      const late = new AbortController();
      const patience = wait(stopMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
      await Promise.race([Promise.all(underway), patience]);
      late.abort();
      delivery.close();
      if (inHand.size === 0) return;
      // If this fails, too, the lease expires.
      await releaseMail(db, [...inHand], 0).catch((error: Error) =>
        log.warn({ error: error.message }, 'mails not put back'),
      );
    },
  };
}

/** Whether the mail server's rejection is permanent (RFC 5321 4.2.1). */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
