/** Durations (ms), sizes (bytes) and counts, and the switches of the protections: arguments of `app()`, never environment variables. */
export interface Settings {
  readonly upstream: {
    /** Until the whole JSON answer is there, retries included. */
    readonly timeoutMs: number;
    readonly connections: number;
    /** Calls of one route at a time, and how many more may wait for their turn: a route that hangs leaves the others alone. */
    readonly perRoute: number;
    readonly waitingPerRoute: number;
    /** So many unanswered calls in so long, with no answer in between: the backend is gone, and is looked at this often. */
    readonly breakerFailures: number;
    readonly breakerWindowMs: number;
    readonly breakerProbeMs: number;
    readonly maxAnswerBytes: number;
    /** Repeats of a read after a 5xx or a lost connection. */
    readonly retries: number;
    /** The first pause before a retry; it doubles, and is taken at random between half and all of it. */
    readonly retryPauseMs: number;
    /** Retries may be this share of the requests, so that a sick backend is not asked three times as much. */
    readonly retryShare: number;
  };
  /** Files that pass through, up and down. */
  readonly files: {
    /** Of a document, and of a picture; their forms may have so many bytes more. */
    readonly documentBytes: number;
    readonly pictureBytes: number;
    readonly formBytes: number;
    /** Without a byte in either direction. */
    readonly idleMs: number;
    /** Until the first byte of what has to be made first: PDFs. */
    readonly firstByteMs: number;
    /** What a refused body may still send, and how long, so that its sender sees why. */
    readonly lingerBytes: number;
    readonly lingerMs: number;
    /** Of an answer that is no file. */
    readonly answerBytes: number;
    readonly connections: number;
    readonly perRoute: number;
    readonly waitingPerRoute: number;
  };
  readonly session: {
    /** The cookie's life, as the session's: 86,400 s (workflow spec, 9). */
    readonly cookieSeconds: number;
    /** A browser's token is renewed when it has less than this left. */
    readonly renewBeforeMs: number;
    /**
     * How long the successor of a renewed token is remembered for requests that still carry the old one: no longer than
     * the backend gives it (decisions.md, 4), or a spent token would buy a live one.
     */
    readonly rememberMs: number;
    /** A renewal that failed is not tried again within this. */
    readonly pauseMs: number;
  };
  readonly document: {
    /** Of the text; more than 2,000 tokens can need. */
    readonly characters: number;
    readonly tokens: number;
    readonly depth: number;
    readonly aliases: number;
    readonly directives: number;
    readonly fields: number;
    /** Objects that an operation may bring by its page sizes. */
    readonly objects: number;
    /** That an operation, or one event of a subscription, may send to api/v1. */
    readonly reads: number;
    /** Until an operation, or one event of a subscription, has answered; what it still waits for then fails. */
    readonly operationMs: number;
    /** Of a request; the same as of a socket's frame. */
    readonly bodyBytes: number;
    /** Until a request's body is there. */
    readonly bodyMs: number;
  };
  readonly execution: {
    /** How many operations are kept as compiled code; 0 compiles none. */
    readonly compiledOperations: number;
    /** Of the texts of the documents that are kept parsed and checked. */
    readonly documentCharacters: number;
  };
  /** Lists that are the same for everybody. */
  readonly shared: {
    /** They are not asked for again within this. */
    readonly freshMs: number;
    /** Older ones than this are not shown. */
    readonly staleMs: number;
    /** A session is shown them that the backend has let in within this. */
    readonly sessionMs: number;
  };
  readonly sockets: {
    readonly frameBytes: number;
    readonly frameParts: number;
    readonly operations: number;
    readonly perUser: number;
    /** Of the whole process; those over it are refused at once instead of by running out of memory. */
    readonly total: number;
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
    /** How much earlier than its subscription a client may have asked for what it shows. */
    readonly missableMs: number;
    /** How long a channel is still listened to after its last reader has left. */
    readonly lingerMs: number;
    /** How often the sessions of a user are asked for that the user's one cable connection does not carry. */
    readonly sessionCheckMs: number;
  };
  readonly overload: {
    /** Requests at a time, at most and at least, however busy the process is; those who sign in have a reserve beyond. */
    readonly mostRunning: number;
    readonly leastRunning: number;
    readonly reserve: number;
    /** An event loop that is later than this has too much to do. */
    readonly lateMs: number;
    readonly adjustMs: number;
  };
  readonly browserErrors: { readonly bodyBytes: number; readonly perMinute: number };
  readonly stop: {
    /** How long the process says that it is not ready before it takes nothing new, so that a balancer sends elsewhere. */
    readonly drainMs: number;
    /** How long running requests may then take. */
    readonly finishMs: number;
    /** Sockets are closed over at most so long, a thousand in a second, so that not all come back at once. */
    readonly spreadMs: number;
  };
  /** Off only in tests, which show that each is what refuses the attack. */
  readonly protections: { readonly csrf: boolean; readonly origins: boolean; readonly documents: boolean };
}

export const defaults: Settings = {
  upstream: {
    timeoutMs: 10_000,
    connections: 256,
    perRoute: 64,
    waitingPerRoute: 1000,
    breakerFailures: 20,
    breakerWindowMs: 10_000,
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
    objects: 10_000,
    reads: 300,
    operationMs: 30_000,
    bodyBytes: 1024 * 1024,
    bodyMs: 30_000,
  },
  execution: { compiledOperations: 200, documentCharacters: 1024 * 1024 },
  shared: { freshMs: 60_000, staleMs: 600_000, sessionMs: 60_000 },
  sockets: {
    frameBytes: 1024 * 1024,
    frameParts: 64,
    operations: 50,
    perUser: 20,
    total: 10_000,
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
  overload: { mostRunning: 1000, leastRunning: 64, reserve: 16, lateMs: 40, adjustMs: 100 },
  browserErrors: { bodyBytes: 16 * 1024, perMinute: 20 },
  stop: { drainMs: 0, finishMs: 30_000, spreadMs: 10_000 },
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
    files: { ...defaults.files, ...patch.files },
    session: { ...defaults.session, ...patch.session },
    document: { ...defaults.document, ...patch.document },
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
