/** What the processes of this benchmark tell each other. Times are milliseconds since 1970, with fractions. */

/** Opens pages, as many as there are tokens; answered with `Opened` when each has begun. */
export interface Open {
  readonly open: {
    readonly url: string;
    /** Where the pages are from, as the gateway knows it. */
    readonly origin: string;
    /** The name of the session cookie, in which each page has one of the tokens. */
    readonly cookie: string;
    readonly tokens: readonly string[];
    /** The subscription, as the web client sends it. */
    readonly subscription: string;
  };
}
export interface Opened {
  readonly opened: number;
}

/** Forgets what was counted; answered with the same. */
export interface Forget {
  readonly forget: true;
}

/** Asks for what was counted since; answered with `Counted`. */
export interface Count {
  readonly count: true;
}
export interface Counted {
  readonly counted: {
    /** Pages whose socket is back, and when the last of them was. */
    readonly back: number;
    readonly lastAt: number;
    /** The most of them that came back within any second. */
    readonly busiest: number;
    /** How often pages asked again for what they show, and how often nobody answered although they repeated it. */
    readonly asked: number;
    readonly unanswered: number;
  };
}

/** Asks what the pages show; answered with `Summary`. @param comments how many there are */
export interface Show {
  readonly show: { readonly comments: number };
}
export interface Summary {
  readonly shown: {
    /** Comments that pages do not show. */
    readonly missing: number;
    /** Comments that were announced twice on one page. */
    readonly doubled: number;
  };
}

/** Writes a comment, which is listed and announced; answered with its number. */
export interface Publish {
  readonly publish: number;
}
