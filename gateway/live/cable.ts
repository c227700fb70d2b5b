/**
 * One connection to api/v1's cable, through `@anycable/core`. Knows nothing about users or GraphQL's subscriptions.
 */
import {
  ActionCableProtocol,
  type Cable,
  createCable,
  JSONEncoder,
  type Message,
  SubscriptionRejectedError,
} from '@anycable/core';
import { WebSocket } from 'ws';
import type { Settings } from '../settings.ts';

/**
 * A backend revokes a right by rejecting a confirmed subscription. The library ignores that; this protocol ends the
 * subscription.
 */
class RevocableProtocol extends ActionCableProtocol {
  readonly #confirmed = new Set<string>();
  readonly #onRevoked: (identifier: string) => void;

  constructor(onRevoked: (identifier: string) => void) {
    super();
    this.#onRevoked = onRevoked;
  }

  override receive(message: Message) {
    const { type, identifier } = headOf(message);
    if (identifier && type === 'confirm_subscription') this.#confirmed.add(identifier);
    if (identifier && type === 'reject_subscription' && this.#confirmed.delete(identifier)) {
      return this.#onRevoked(identifier);
    }
    return super.receive(message);
  }

  override unsubscribe(identifier: string): Promise<void> {
    this.#confirmed.delete(identifier);
    return super.unsubscribe(identifier);
  }

  override reset(error: Parameters<ActionCableProtocol['reset']>[0]): void {
    this.#confirmed.clear();
    super.reset(error);
  }
}

function headOf(message: Message): { type?: unknown; identifier?: string } {
  if (typeof message !== 'object' || message === null) return {};
  const type = 'type' in message ? message.type : undefined;
  const identifier = 'identifier' in message && typeof message.identifier === 'string' ? message.identifier : undefined;
  return { type, identifier };
}

/** Creates a cable. @param token returns the token for each connection attempt */
export function openCable(url: string, settings: Settings['live'], token: () => string | null): Cable {
  const protocol = new RevocableProtocol((identifier) => {
    const subscription = cable.hub.subscriptions.get(identifier);
    subscription?.close(new SubscriptionRejectedError());
    cable.hub.unsubscribe(identifier);
  });
  const cable = createCable(url, {
    protocol,
    subprotocol: 'actioncable-v1-json',
    encoder: new JSONEncoder(),
    websocketImplementation: WebSocket,
    websocketFormat: 'text',
    websocketOptions: { perMessageDeflate: false, handshakeTimeout: settings.pingMs * 2 },
    pingInterval: settings.pingMs,
    reconnectStrategy: (attempt) =>
      Math.min(settings.reconnectMs * 2 ** attempt, settings.reconnectMaxMs) * (0.5 + Math.random()),
    transportConfigurator: async (transport) => transport.setToken(token() ?? '', 'authorization'),
    logLevel: 'error',
  });
  return cable;
}
