import { z } from 'zod';

/** The sub-protocol of the cable: ActionCable over WebSockets, JSON frames. */
export const protocol = 'actioncable-v1-json';

/** ActionCable's reasons for `disconnect`. */
export type DisconnectReason = 'unauthorized' | 'server_restart' | 'remote';

/** The frames that a server sends. An identifier is echoed byte for byte: clients compare it as text. */
export const frames = {
  welcome: () => JSON.stringify({ type: 'welcome' }),
  ping: (now: Date) => JSON.stringify({ type: 'ping', message: Math.floor(now.getTime() / 1000) }),
  confirm: (identifier: string) => JSON.stringify({ identifier, type: 'confirm_subscription' }),
  reject: (identifier: string) => JSON.stringify({ identifier, type: 'reject_subscription' }),
  /** The message is JSON in a string. */
  message: (identifier: string, message: object) => JSON.stringify({ identifier, message: JSON.stringify(message) }),
  disconnect: (reason: DisconnectReason) =>
    JSON.stringify({ type: 'disconnect', reason, reconnect: reason !== 'unauthorized' }),
};

const command = z.object({ command: z.enum(['subscribe', 'unsubscribe']), identifier: z.string() });
const subscription = z.looseObject({ channel: z.string() });

/** A command of a client. */
export type Command = z.infer<typeof command>;

/**
 * Reads a client's frame; returns null for an unknown command, which Rails ignores silently. `message` (a channel action) is
 * unknown, too: no channel has actions.
 */
export function readCommand(text: string): Command | null {
  return command.safeParse(parsed(text)).data ?? null;
}

/** Reads the channel and the parameters that an identifier names; returns null if it names none. */
export function readIdentifier(identifier: string): { channel: string; params: object } | null {
  const read = subscription.safeParse(parsed(identifier));
  return read.success ? { channel: read.data.channel, params: read.data } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
