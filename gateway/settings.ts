/** Durations (ms), sizes (bytes) and counts, and the switches of the protections: arguments of `app()`, never environment variables. */
export interface Settings {
  readonly upstream: {
    /** Until the whole JSON answer is there, retries included. */
    readonly timeoutMs: number;
    readonly connections: number;
    readonly maxAnswerBytes: number;
    /** Repeats of a read after a 5xx or a lost connection. */
    readonly retries: number;
    /** The first pause before a retry; it doubles, and is taken at random between half and all of it. */
    readonly retryPauseMs: number;
    /** Retries may be this share of the requests, so that a sick backend is not asked three times as much. */
    readonly retryShare: number;
  };
  readonly session: {
    /** The cookie's life, as the session's: 86,400 s (workflow spec, 9). */
    readonly cookieSeconds: number;
    /** A browser's token is renewed when it has less than this left. */
    readonly renewBeforeMs: number;
    /** How long the successor of a renewed token is remembered for requests that still carry the old one. */
    readonly rememberMs: number;
  };
  readonly document: {
    /** Of the text; more than 2,000 tokens can need. */
    readonly characters: number;
    readonly tokens: number;
    readonly depth: number;
    readonly aliases: number;
    readonly directives: number;
    readonly fields: number;
    /** Of a request; the same as of a socket's frame. */
    readonly bodyBytes: number;
    /** Until a request's body is there. */
    readonly bodyMs: number;
  };
  readonly sockets: {
    readonly frameBytes: number;
    readonly frameParts: number;
    readonly operations: number;
    readonly perUser: number;
    readonly initMs: number;
    readonly pingMs: number;
    /** A socket is closed at a random moment of the last stretch of its token's life. */
    readonly beforeExpiryMs: number;
    /** A socket that takes nothing for this long is closed. */
    readonly stalledMs: number;
  };
  readonly live: {
    readonly queuedEvents: number;
    readonly queuedBytes: number;
    /** Reconnecting to the cable: the first pause and the longest. */
    readonly reconnectMs: number;
    readonly reconnectMaxMs: number;
    /** The cable's heartbeat; two missing ones mean that it is dead. */
    readonly pingMs: number;
    /** The connection of a user without subscriptions is kept this long for the next one. */
    readonly idleMs: number;
  };
  readonly browserErrors: { readonly bodyBytes: number; readonly perMinute: number };
  /** How long running requests may take to finish when the process is told to stop. */
  readonly stopMs: number;
  /** Off only in tests, which show that each is what refuses the attack. */
  readonly protections: { readonly csrf: boolean; readonly origins: boolean; readonly documents: boolean };
}

export const defaults: Settings = {
  upstream: {
    timeoutMs: 10_000,
    connections: 128,
    maxAnswerBytes: 32 * 1024 * 1024,
    retries: 2,
    retryPauseMs: 50,
    retryShare: 0.1,
  },
  session: { cookieSeconds: 86_400, renewBeforeMs: 120_000, rememberMs: 60_000 },
  document: {
    characters: 100_000,
    tokens: 2000,
    depth: 16,
    aliases: 30,
    directives: 8,
    fields: 400,
    bodyBytes: 1024 * 1024,
    bodyMs: 30_000,
  },
  sockets: {
    frameBytes: 1024 * 1024,
    frameParts: 64,
    operations: 50,
    perUser: 20,
    initMs: 3000,
    pingMs: 12_000,
    beforeExpiryMs: 60_000,
    stalledMs: 30_000,
  },
  live: {
    queuedEvents: 256,
    queuedBytes: 1024 * 1024,
    reconnectMs: 250,
    reconnectMaxMs: 5000,
    pingMs: 3000,
    idleMs: 5000,
  },
  browserErrors: { bodyBytes: 16 * 1024, perMinute: 20 },
  stopMs: 30_000,
  protections: { csrf: true, origins: true, documents: true },
};

/** Some settings of some groups, the rest as by default. */
export type SettingsPatch = {
  [Group in keyof Settings]?: Settings[Group] extends object ? Partial<Settings[Group]> : Settings[Group];
};

/** The defaults with some values replaced. */
export function settingsWith(patch: SettingsPatch = {}): Settings {
  return {
    upstream: { ...defaults.upstream, ...patch.upstream },
    session: { ...defaults.session, ...patch.session },
    document: { ...defaults.document, ...patch.document },
    sockets: { ...defaults.sockets, ...patch.sockets },
    live: { ...defaults.live, ...patch.live },
    browserErrors: { ...defaults.browserErrors, ...patch.browserErrors },
    stopMs: patch.stopMs ?? defaults.stopMs,
    protections: { ...defaults.protections, ...patch.protections },
  };
}
