/** A mail server on this machine that keeps the mails it receives, and refuses or hangs as a test configures. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  /** The value for `SMTP_URL`, with the account that the server requires. */
  url: string;
  /** The accepted mails, oldest first. */
  mails: Email[];
  /** Returns how often a mail was offered. */
  offered(): number;
  /** The codes that the next mails are refused with, one each; 0 leaves the client waiting. */
  refuseNext: number[];
  stop(): Promise<void>;
}

/** Starts the server. @param port the port that it listens on; any free one by default */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: Email[] = [];
  const refuseNext: number[] = [];
  let offered = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'lading' && password === 'a mail secret'
        ? callback(null, { user: username })
        : callback(new Error('no')),
    onRcptTo: (_address, _session, callback) => {
      offered += 1;
      const code = refuseNext.shift();
      if (code === undefined) return callback();
      if (code !== 0) callback(Object.assign(new Error('Not now'), { responseCode: code }));
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          callback();
        }, callback);
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://lading:a%20mail%20secret@127.0.0.1:${own}`,
    mails,
    offered: () => offered,
    refuseNext,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
