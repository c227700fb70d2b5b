/** The messages between the processes of this benchmark. Times are milliseconds since 1970, with fractions. */

/** Opens one page per token; answered with `Opened` when each has started. */
export interface Open {
  readonly open: {
    readonly url: string;
    /** The origin of the pages, as the gateway expects it. */
    readonly origin: string;
    /** The name of the session cookie, which holds the page's token. */
    readonly cookie: string;
    readonly tokens: readonly string[];
    /** The text of the subscription, as the web client sends it. */
    readonly subscription: string;
  };
}
export interface Opened {
  readonly opened: number;
}

/** Resets the counts; answered with the same message. */
export interface Forget {
  readonly forget: true;
}

/** Requests the counts since the last reset; answered with `Counted`. */
export interface Count {
  readonly count: true;
}
export interface Counted {
  readonly counted: {
    /** The number of pages whose socket is back, and when the last one came back. */
    readonly back: number;
    readonly lastAt: number;
    /** The most pages that came back within any second. */
    readonly busiest: number;
    /** How often pages refetched their comments, and how often that failed despite retries. */
    readonly asked: number;
    readonly unanswered: number;
  };
}

/** Requests what the pages show; answered with `Summary`. @param comments the number of published comments */
export interface Show {
  readonly show: { readonly comments: number };
}
export interface Summary {
  readonly shown: {
    /** Published comments that pages do not show. */
    readonly missing: number;
    /** Comments that were announced twice on one page. */
    readonly doubled: number;
  };
}

/** Publishes a comment, which is listed and announced; answered with its number. */
export interface Publish {
  readonly publish: number;
}
