/** The messages between the processes of this benchmark. Times are milliseconds since 1970, with fractions. */

/** What the clients of a crowd are: subscribers of the gateway, or readers of a bare websocket. */
export type Speech = { readonly kind: 'graphql'; readonly query: string } | { readonly kind: 'raw' };

export interface Connect {
  readonly connect: {
    readonly url: string;
    readonly speech: Speech;
    /** One socket is opened per token; a token may occur several times. */
    readonly tokens: readonly string[];
    /** Whether the readers stop reading once they have subscribed. */
    readonly stalled?: boolean;
  };
}

export interface Published {
  readonly published: number;
  readonly sentAt: number;
}

/** Reports that all readers of a crowd have received an event. */
export interface Delivered {
  readonly delivered: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** The size of the received frame. */
  readonly bytes: number;
}
