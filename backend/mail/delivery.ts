import type { Mail } from './letter.ts';

/** A way to deliver mails. */
export interface Delivery {
  /** @returns fields for the log @throws the server's error; `responseCode` 500 or above is permanent */
  send(mail: Mail): Promise<Record<string, unknown>>;
  close(): void;
}
