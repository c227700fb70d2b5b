import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { headers } from './headers.ts';

/** How many connections to the mail server there are at once. */
export const connections = 2;

/** Sends through a mail server. @param url `smtp://user:password@host:587` or `smtps://…` @param from the sender */
export function smtp(url: string, from: string): Delivery {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: connections,
      // Tried again by the mailer, which knows when to give up.
      maxRequeues: 0,
      idleTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from, headers },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      return {};
    },
    close: () => transport.close(),
  };
}
