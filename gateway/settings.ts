/**
 * Values that can be tuned but that no operator has to set: durations (`…Ms`), sizes (`…Bytes`), counts, and the switches of
 * the protections. They are arguments of `app()`, never environment variables.
 */
export interface Settings {
  readonly upstream: {
    /** The deadline of a call until its JSON response is complete, retries included. */
    readonly timeoutMs: number;
    /** The deadline of a call that works on a whole file; below `operationMs`. */
    readonly longMs: number;
    /** The maximum number of connections to the backend. */
    readonly connections: number;
    /** The bulkhead: concurrent calls of one route and of one caller, and queued calls of one route. */
    readonly perRoute: number;
    readonly perCaller: number;
    readonly waitingPerRoute: number;
    /**
     * The number of unanswered calls within the window, with no response in between, that opens the circuit breaker. While
     * it is open, only probes are sent, after a fifth of the time that the backend has been down, within these bounds.
     */
    readonly breakerFailures: number;
    readonly breakerWindowMs: number;
    readonly breakerSoonestProbeMs: number;
    readonly breakerProbeMs: number;
    /** A longer JSON response is UPSTREAM_BAD_RESPONSE. */
    readonly maxAnswerBytes: number;
    /** The retries of a read after a 5xx or a lost connection. */
    readonly retries: number;
    /** The first pause before a retry. It doubles, with a jitter of one half. */
    readonly retryPauseMs: number;
    /** The maximum of retries, as a share of all calls, so that a failing backend does not get three times the load. */
    readonly retryShare: number;
  };
  /** Uploads and downloads of files. */
  readonly files: {
    /** The maximum size of a document and of a picture; the form around either may be `formBytes` longer. */
    readonly documentBytes: number;
    readonly pictureBytes: number;
    readonly formBytes: number;
    /** A transfer without progress for this long is aborted. */
    readonly idleMs: number;
    /** The deadline of the first byte of a generated file: a PDF. */
    readonly firstByteMs: number;
    /** How much more of a rejected upload is read, and for how long, so that its sender gets the response. */
    readonly lingerBytes: number;
    readonly lingerMs: number;
    /** The maximum size of a response to an upload. */
    readonly answerBytes: number;
    /** As in `upstream`. */
    readonly connections: number;
    readonly perRoute: number;
    readonly perCaller: number;
    readonly waitingPerRoute: number;
  };
  readonly session: {
    /** The lifetime of the cookie: that of a session of api/v1. */
    readonly cookieSeconds: number;
    /** A browser's token is refreshed when it has less than this left. */
    readonly renewBeforeMs: number;
    /**
     * How long the successor of a refreshed token is cached for requests that still carry the old one: no longer than the
     * backend itself returns it again, or a stolen, spent token would yield a valid one.
     */
    readonly rememberMs: number;
    /** A failed refresh is not retried within this time. */
    readonly pauseMs: number;
  };
  readonly document: {
    /** The maximum length of a document; one within `tokens` usually needs less. */
    readonly characters: number;
    /** Other limits on its size: see `limitsRule`. */
    readonly tokens: number;
    readonly depth: number;
    readonly aliases: number;
    readonly directives: number;
    readonly fields: number;
    /** The maximum cost of an operation: see `costsOf`. */
    readonly objects: number;
    /** The maximum number of reads that an operation, or one event of a subscription, may send to api/v1. */
    readonly reads: number;
    /** The deadline of an operation, or of one event of a subscription; pending fields fail then. */
    readonly operationMs: number;
    /** The maximum size of a request's body. A socket's message has `sockets.frameBytes`. */
    readonly bodyBytes: number;
  };
  /** How slowly requests may arrive; files have their own limits (`idleMs`). */
  readonly requests: {
    /** The deadline of all headers, checked every `checkMs`. */
    readonly headersMs: number;
    readonly checkMs: number;
    /** The deadline of a complete JSON body. */
    readonly bodyMs: number;
    /** How long the rest of a body is still read after its request has been answered. */
    readonly leftoverMs: number;
    /** How long a connection may be completely idle, whatever it waits for; longer than every other wait here. */
    readonly stillMs: number;
    /**
     * How long a connection without a request is kept: longer than a person thinks between two saves, because a new one costs
     * a slow link one or two round trips, and longer than proxies keep theirs (60 s), which could use one that is closing.
     */
    readonly keptMs: number;
  };
  readonly execution: {
    /** The maximum number of cached compiled operations; 0 compiles none. */
    readonly compiledOperations: number;
    /** The size of the document cache, in characters of the texts. */
    readonly documentCharacters: number;
  };
  /** The cache of lists that are the same for every caller (countries, statuses). */
  readonly shared: {
    /** The age until which a list is fresh. */
    readonly freshMs: number;
    /** The age until which a stale list is returned while it is revalidated. */
    readonly staleMs: number;
    /** Only sessions that the backend has accepted within `sessionMs`, and API keys within `keyMs`, get cached lists. */
    readonly sessionMs: number;
    readonly keyMs: number;
  };
  readonly sockets: {
    /** The maximum size of a message, and the maximum number of its frames. */
    readonly frameBytes: number;
    readonly frameParts: number;
    /** The maximum number of concurrent operations on one socket, and of sockets of one user. */
    readonly operations: number;
    readonly perUser: number;
    /** The maximum number of sockets of the process. One more gets 503, before memory runs out. */
    readonly total: number;
    /** The maximum number of new sockets at once, and per second; more have to wait. */
    readonly atOnce: number;
    readonly perSecond: number;
    /** The deadline of `connection_init` on a new socket. */
    readonly initMs: number;
    /** The ping interval; a peer that has not responded by the next ping is terminated. */
    readonly pingMs: number;
    /** A socket is closed at a random time within this period before its token expires. */
    readonly beforeExpiryMs: number;
    /** A stalled socket is closed after this time. */
    readonly stalledMs: number;
  };
  readonly live: {
    /** The bounds of a subscription's queue; above them a single REFETCH replaces it. */
    readonly queuedEvents: number;
    readonly queuedBytes: number;
    /** The first and the longest pause before reconnecting to the cable. */
    readonly reconnectMs: number;
    readonly reconnectMaxMs: number;
    /** The interval of the cable's heartbeat; after two missing ones, the cable counts as dead. */
    readonly pingMs: number;
    /** How long a client's query may precede its subscription. */
    readonly missableMs: number;
    /** How long a channel stays open after its last reader has left. */
    readonly lingerMs: number;
    /** The poll interval for a user's sessions other than the cable's. */
    readonly sessionCheckMs: number;
  };
  readonly overload: {
    /** The maximum number of concurrent requests, and a reserve beyond that for sign-ins. */
    readonly mostRunning: number;
    readonly reserve: number;
    /** A request later than this in an iteration of the event loop is late; the value shrinks with the limit. */
    readonly lateMs: number;
    /**
     * The usual and the minimum number of concurrent requests up to which even late ones run. Each 503 lowers the limit, and
     * it recovers by `regainedPerSecond`.
     */
    readonly usualRunning: number;
    readonly leastRunning: number;
    readonly regainedPerSecond: number;
    /** The interval in which one log line reports the number of rejected requests. */
    readonly logIntervalMs: number;
  };
  /** Limits on browsers' error reports, for each address. */
  readonly browserErrors: { readonly bodyBytes: number; readonly perMinute: number };
  readonly stop: {
    /** How long `/readyz` returns 503 before connections are refused, so that a load balancer notices. */
    readonly drainMs: number;
    /** The deadline of running requests after that. */
    readonly finishMs: number;
    /** The maximum time to close all sockets, a thousand per second, so that they do not all reconnect at once. */
    readonly spreadMs: number;
  };
  /** Off only in tests, which prove that each protection is what stops the attack. */
  readonly protections: {
    /** Whether pages of other sites are prevented from writing, by GET or by forms. */
    readonly csrf: boolean;
    readonly origins: boolean;
    readonly documents: boolean;
    /** Whether malformed HTTP is rejected: a proxy in front of the gateway could parse it as another request. */
    readonly strictHttp: boolean;
  };
}

/** The default settings. */
export const defaults: Settings = {
  upstream: {
    timeoutMs: 10_000,
    longMs: 25_000,
    connections: 256,
    perRoute: 64,
    perCaller: 24,
    waitingPerRoute: 200,
    breakerFailures: 20,
    breakerWindowMs: 10_000,
    breakerSoonestProbeMs: 200,
    breakerProbeMs: 5000,
    maxAnswerBytes: 32 * 1024 * 1024,
    retries: 2,
    retryPauseMs: 50,
    retryShare: 0.1,
  },
  files: {
    documentBytes: 20 * 1024 * 1024,
    pictureBytes: 5 * 1024 * 1024,
    formBytes: 64 * 1024,
    idleMs: 30_000,
    firstByteMs: 60_000,
    lingerBytes: 32 * 1024 * 1024,
    lingerMs: 10_000,
    answerBytes: 1024 * 1024,
    connections: 128,
    perRoute: 32,
    perCaller: 24,
    waitingPerRoute: 200,
  },
  session: { cookieSeconds: 86_400, renewBeforeMs: 120_000, rememberMs: 10_000, pauseMs: 1000 },
  document: {
    characters: 100_000,
    tokens: 2000,
    depth: 16,
    aliases: 30,
    directives: 12,
    fields: 400,
    // A page of 100 orders with 100 items each, and the pages and rows around them: 10,201.
    objects: 12_000,
    reads: 300,
    operationMs: 30_000,
    bodyBytes: 1024 * 1024,
  },
  requests: { headersMs: 15_000, checkMs: 5000, bodyMs: 30_000, leftoverMs: 10_000, stillMs: 120_000, keptMs: 75_000 },
  execution: { compiledOperations: 200, documentCharacters: 1024 * 1024 },
  shared: { freshMs: 60_000, staleMs: 600_000, sessionMs: 60_000, keyMs: 500 },
  sockets: {
    frameBytes: 1024 * 1024,
    frameParts: 64,
    operations: 50,
    perUser: 20,
    total: 10_000,
    atOnce: 50,
    perSecond: 500,
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
    missableMs: 10_000,
    lingerMs: 30_000,
    sessionCheckMs: 1000,
  },
  overload: {
    mostRunning: 1000,
    reserve: 16,
    lateMs: 8,
    usualRunning: 128,
    leastRunning: 16,
    regainedPerSecond: 100,
    logIntervalMs: 1000,
  },
  browserErrors: { bodyBytes: 16 * 1024, perMinute: 20 },
  stop: { drainMs: 0, finishMs: 30_000, spreadMs: 10_000 },
  protections: { csrf: true, origins: true, documents: true, strictHttp: true },
};

/** Any settings of any groups; the others keep their defaults. */
export type SettingsPatch = {
  [Group in keyof Settings]?: Settings[Group] extends object ? Partial<Settings[Group]> : Settings[Group];
};

/** Returns the defaults with some values replaced. */
export function settingsWith(patch: SettingsPatch = {}): Settings {
  return {
    upstream: { ...defaults.upstream, ...patch.upstream },
    files: { ...defaults.files, ...patch.files },
    session: { ...defaults.session, ...patch.session },
    document: { ...defaults.document, ...patch.document },
    requests: { ...defaults.requests, ...patch.requests },
    execution: { ...defaults.execution, ...patch.execution },
    shared: { ...defaults.shared, ...patch.shared },
    sockets: { ...defaults.sockets, ...patch.sockets },
    live: { ...defaults.live, ...patch.live },
    overload: { ...defaults.overload, ...patch.overload },
    browserErrors: { ...defaults.browserErrors, ...patch.browserErrors },
    stop: { ...defaults.stop, ...patch.stop },
    protections: { ...defaults.protections, ...patch.protections },
  };
}
