/** What the processes of this benchmark tell each other. Times are milliseconds since 1970, with fractions. */

/** How a crowd speaks: as subscribers of the gateway, or as readers of a bare websocket. */
export type Speech = { readonly kind: 'graphql'; readonly query: string } | { readonly kind: 'raw' };

export interface Connect {
  readonly connect: {
    readonly url: string;
    readonly speech: Speech;
    /** One socket for each; a token may come several times. */
    readonly tokens: readonly string[];
    /** They take nothing once they have subscribed. */
    readonly stalled?: boolean;
  };
}

export interface Published {
  readonly published: number;
  readonly sentAt: number;
}

/** Everybody of a crowd has got an event. */
export interface Delivered {
  readonly delivered: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** The frame as it came. */
  readonly bytes: number;
}
