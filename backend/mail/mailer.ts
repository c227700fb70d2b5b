import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Mail } from './letter.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';

/** How patient a mailer is. */
export interface MailSettings {
  /** A mail is made at a random moment within so many ms, so that what others wait for does not show that it is. */
  readonly spreadMs: number;
  /** The pauses before a mail is tried again, in ms; after the last one it is given up. */
  readonly retryMs: readonly number[];
  /** How many mails may be under way at once; what is more is dropped. */
  readonly maxWaiting: number;
  /** How long a stop waits for mails that are being sent, in ms. */
  readonly stopMs: number;
}

const defaults: MailSettings = {
  spreadMs: 1000,
  retryMs: [5000, 30_000, 120_000, 600_000],
  maxWaiting: 1000,
  stopMs: 5000,
};

/** Where mails go. */
export interface Delivery {
  /** @returns what to note in the log @throws what the other end says; `responseCode` 500 or above is final */
  send(mail: Mail): Promise<Record<string, unknown>>;
  close(): void;
}

/** Sends mails behind the requests that ask for them. */
export interface Mailer {
  /**
   * Makes a mail and sends it, soon; null is none. Neither fails nor delays whoever asks: failures are logged, and tried
   * again for some minutes in this process. A mail that was not sent when the process ends is lost, as its link is
   * stored nowhere; whoever waits for it asks again.
   * @param kind what it is, for the log, which names no address and no link
   */
  post(kind: string, make: () => Promise<Mail | null>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Sends through `SMTP_URL` or, without one, writes files into the data folder's outbox. */
export function mailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Logger,
  settings: Partial<MailSettings> = {},
): Mailer {
  const { spreadMs, retryMs, maxWaiting, stopMs } = { ...defaults, ...settings };
  const delivery = config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : outbox(config.dataDir, config.mailFrom);
  const stopping = new AbortController();
  const underway = new Set<Promise<void>>();

  const perform = async (kind: string, make: () => Promise<Mail | null>) => {
    let mail: Mail | null = null;
    // When the backend stops meanwhile, the mail is made at once.
    await wait(Math.random() * spreadMs, true, { signal: stopping.signal, ref: false }).catch(() => true);
    for (let tries = 0; ; tries += 1) {
      try {
        mail ??= await make();
        if (mail) log.info({ mail: kind, ...(await delivery.send(mail)) }, 'mail sent');
        return;
      } catch (error) {
        const pause = isFinal(error) ? undefined : retryMs[tries];
        const failure = { mail: kind, error: error instanceof Error ? error.message : String(error) };
        if (pause === undefined) return log.error(failure, 'mail given up');
        log.warn({ ...failure, againInMs: pause }, 'mail not sent yet');
        const isStopped = await wait(pause, false, { signal: stopping.signal, ref: false }).catch(() => true);
        if (isStopped) return log.error(failure, 'mail given up: the backend stops');
      }
    }
  };

  return {
    post: (kind, make) => {
      if (stopping.signal.aborted || underway.size >= maxWaiting) {
        return log.error({ mail: kind, waiting: underway.size }, 'mail dropped');
      }
      const work = perform(kind, make).finally(() => underway.delete(work));
      underway.add(work);
    },
    idle: async () => {
      while (underway.size > 0) await Promise.all(underway);
    },
    close: async () => {
      stopping.abort();
      const late = new AbortController();
      const patience = wait(stopMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
      await Promise.race([Promise.all(underway), patience]);
      late.abort();
      delivery.close();
    },
  };
}

/** Whether a mail server has refused for good (RFC 5321 4.2.1), so that asking again is no use. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
