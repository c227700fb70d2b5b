/**
 * What can be tuned but no operator has to set: durations (`…Ms`), sizes (`…Bytes`), counts, and the switches of the
 * protections. They are arguments of `app()`, never environment variables.
 */
export interface Settings {
  readonly upstream: {
    /** Deadline of a call until its JSON answer is complete, retries included. */
    readonly timeoutMs: number;
    /** The most connections to the backend. */
    readonly connections: number;
    /** The bulkhead: concurrent and queued calls of one route. */
    readonly perRoute: number;
    readonly waitingPerRoute: number;
    /**
     * So many unanswered calls within the window, with no answer in between, open the circuit breaker; while it is open,
     * nothing is sent but a probe after a fifth of the time that the backend has been away, within these bounds.
     */
    readonly breakerFailures: number;
    readonly breakerWindowMs: number;
    readonly breakerSoonestProbeMs: number;
    readonly breakerProbeMs: number;
    /** A longer JSON answer is UPSTREAM_BAD_RESPONSE. */
    readonly maxAnswerBytes: number;
    /** Retries of a read after a 5xx or a lost connection. */
    readonly retries: number;
    /** The first pause before a retry. It doubles, with a jitter of one half. */
    readonly retryPauseMs: number;
    /** The most retries, as a share of all calls, so that a sick backend does not get three times the load. */
    readonly retryShare: number;
  };
  /** Streamed files, up and down. */
  readonly files: {
    /** The largest document and the largest picture; the form around either may be `formBytes` longer. */
    readonly documentBytes: number;
    readonly pictureBytes: number;
    readonly formBytes: number;
    /** A transfer without progress for this long is aborted. */
    readonly idleMs: number;
    /** Deadline of the first byte of a generated file: a PDF. */
    readonly firstByteMs: number;
    /** How much more of a rejected upload is read, and for how long, so that its sender gets the answer. */
    readonly lingerBytes: number;
    readonly lingerMs: number;
    /** The longest answer to an upload. */
    readonly answerBytes: number;
    /** As in `upstream`. */
    readonly connections: number;
    readonly perRoute: number;
    readonly waitingPerRoute: number;
  };
  readonly session: {
    /** Lifetime of the cookie: that of a session of api/v1. */
    readonly cookieSeconds: number;
    /** A browser's token is refreshed when it has less than this left. */
    readonly renewBeforeMs: number;
    /**
     * How long the successor of a refreshed token is cached for requests that still carry the old one: no longer than the
     * backend itself returns it again, or a stolen spent token would buy a live one.
     */
    readonly rememberMs: number;
    /** A failed refresh is not tried again within this. */
    readonly pauseMs: number;
  };
  readonly document: {
    /** The longest text of a document; `tokens` need less. */
    readonly characters: number;
    /** Other limits on its size: see `limitsRule`. */
    readonly tokens: number;
    readonly depth: number;
    readonly aliases: number;
    readonly directives: number;
    readonly fields: number;
    /** The highest cost of an operation: see `costsOf`. */
    readonly objects: number;
    /** The most reads that an operation, or one event of a subscription, may send to api/v1. */
    readonly reads: number;
    /** Deadline of an operation, or of one event of a subscription; pending fields fail then. */
    readonly operationMs: number;
    /** The largest body of a request. A socket's message has `sockets.frameBytes`. */
    readonly bodyBytes: number;
  };
  /** How slowly requests may come; files have limits of their own (`idleMs`). */
  readonly requests: {
    /** Until all headers are there; how often that is looked at is `checkMs`. */
    readonly headersMs: number;
    readonly checkMs: number;
    /** Until the whole of a JSON body is there. */
    readonly bodyMs: number;
    /** How long the rest of a body is still let in when its request has been answered. */
    readonly leftoverMs: number;
    /** How long nothing at all may move on a connection, whatever it waits for; longer than anything that is waited for here. */
    readonly stillMs: number;
  };
  readonly execution: {
    /** How many compiled operations are cached; 0 compiles none. */
    readonly compiledOperations: number;
    /** The size of the document cache, in characters of the texts. */
    readonly documentCharacters: number;
  };
  /** The cache of lists that are the same for everybody (countries, statuses). */
  readonly shared: {
    /** Age until which a list is fresh. */
    readonly freshMs: number;
    /** Age until which a stale list is shown while it is revalidated. */
    readonly staleMs: number;
    /** Only sessions that the backend has accepted within this time get cached lists, and only API keys within that. */
    readonly sessionMs: number;
    readonly keyMs: number;
  };
  readonly sockets: {
    /** The largest message, and the most frames of one. */
    readonly frameBytes: number;
    readonly frameParts: number;
    /** Operations at a time on one socket, and sockets of one user. */
    readonly operations: number;
    readonly perUser: number;
    /** Sockets of the process. One more gets 503, before memory runs out. */
    readonly total: number;
    /** New sockets at one moment, and in a second; more wait. */
    readonly atOnce: number;
    readonly perSecond: number;
    /** Deadline of `connection_init` on a new socket. */
    readonly initMs: number;
    /** Ping interval; a peer that has not answered by the next ping is terminated. */
    readonly pingMs: number;
    /** A socket is closed at a random moment within this time before its token expires. */
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
    /** The cable's heartbeat; after two missing ones it is dead. */
    readonly pingMs: number;
    /** How long before its subscription a client may have made its query. */
    readonly missableMs: number;
    /** How long a channel stays open after its last reader has left. */
    readonly lingerMs: number;
    /** Poll interval for a user's sessions other than the cable's. */
    readonly sessionCheckMs: number;
  };
  readonly overload: {
    /** Concurrent requests, and a reserve beyond for sign-ins. */
    readonly mostRunning: number;
    readonly reserve: number;
    /** A request later than this in an iteration of the event loop is late; the value shrinks with the limit. */
    readonly lateMs: number;
    /**
     * The limit on concurrent requests that runs even late ones: usually, and at least. Each 503 lowers it, and it regains so
     * many in a second.
     */
    readonly usualRunning: number;
    readonly leastRunning: number;
    readonly regainedPerSecond: number;
    /** One line in the log says how many were refused in this time. */
    readonly tellMs: number;
  };
  /** Limits on browsers' error reports, for each address. */
  readonly browserErrors: { readonly bodyBytes: number; readonly perMinute: number };
  readonly stop: {
    /** How long `/readyz` says 503 before connections are refused, so that a load balancer notices. */
    readonly drainMs: number;
    /** Deadline of running requests after that. */
    readonly finishMs: number;
    /** Sockets are closed over at most so long, a thousand in a second, so that they do not all reconnect at once. */
    readonly spreadMs: number;
  };
  /** Off only in tests, which show that each protection is what stops the attack. */
  readonly protections: {
    /** Pages of other sites cannot write, neither by GET nor by forms. */
    readonly csrf: boolean;
    readonly origins: boolean;
    readonly documents: boolean;
    /** What is not quite HTTP is refused: whoever stands before the gateway could read another request in it. */
    readonly strictHttp: boolean;
  };
}

/** The default settings. */
export const defaults: Settings = {
  upstream: {
    timeoutMs: 10_000,
    connections: 256,
    perRoute: 64,
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
    waitingPerRoute: 200,
  },
  session: { cookieSeconds: 86_400, renewBeforeMs: 120_000, rememberMs: 10_000, pauseMs: 1000 },
  document: {
    characters: 100_000,
    tokens: 2000,
    depth: 16,
    aliases: 30,
    directives: 8,
    fields: 400,
    // A page of 100 orders with 100 items each, and the pages and rows around them: 10,201.
    objects: 12_000,
    reads: 300,
    operationMs: 30_000,
    bodyBytes: 1024 * 1024,
  },
  requests: { headersMs: 15_000, checkMs: 5000, bodyMs: 30_000, leftoverMs: 10_000, stillMs: 120_000 },
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
    tellMs: 1000,
  },
  browserErrors: { bodyBytes: 16 * 1024, perMinute: 20 },
  stop: { drainMs: 0, finishMs: 30_000, spreadMs: 10_000 },
  protections: { csrf: true, origins: true, documents: true, strictHttp: true },
};

/** Some settings of some groups; the others keep their defaults. */
export type SettingsPatch = {
  [Group in keyof Settings]?: Settings[Group] extends object ? Partial<Settings[Group]> : Settings[Group];
};

/** The defaults with some values replaced. */
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
