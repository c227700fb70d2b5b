import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { headers } from './headers.ts';

/** The maximum number of simultaneous connections to the mail server. */
export const connections = 2;

/** Creates a delivery by mail server. @param url `smtp://user:password@host:587` or `smtps://…` @param from the sender */
export function smtp(url: string, from: string): Delivery {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: connections,
      // The mailer retries instead, and decides when to abandon a mail.
      maxRequeues: 0,
      idleTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from, headers },
  );
  // A failed connection rejects the mail that it was sending; the transport emits the error as well.
  transport.on('error', () => {});
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      return {};
    },
    close: () => transport.close(),
  };
}
