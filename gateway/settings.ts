/**
 * What can be tuned but no operator has to set: durations (`…Ms`), sizes (`…Bytes`), counts, and the switches of the
 * protections. They are arguments of `app()`, never environment variables.
 */
export interface Settings {
  readonly upstream: {
    /** How long a call may take until its whole JSON answer is there, retries included. */
    readonly timeoutMs: number;
    /** Connections to the backend at most. */
    readonly connections: number;
    /** Calls of one route at a time, and how many more may wait for their turn: a route that hangs leaves the others alone. */
    readonly perRoute: number;
    readonly waitingPerRoute: number;
    /**
     * So many unanswered calls within the window, with no answer in between, open the circuit breaker; while it is open,
     * nothing is sent but a probe this often.
     */
    readonly breakerFailures: number;
    readonly breakerWindowMs: number;
    readonly breakerProbeMs: number;
    /** A longer JSON answer is refused. */
    readonly maxAnswerBytes: number;
    /** How often a read is repeated after a 5xx or a lost connection. */
    readonly retries: number;
    /** The first pause before a retry; it doubles, and is taken at random between half and all of it. */
    readonly retryPauseMs: number;
    /** Retries may be this share of the requests, so that a sick backend is not asked three times as much. */
    readonly retryShare: number;
  };
  /** Files that pass through, up and down. */
  readonly files: {
    /** The largest document and the largest picture; the form around either may be `formBytes` longer. */
    readonly documentBytes: number;
    readonly pictureBytes: number;
    readonly formBytes: number;
    /** A transfer in which no byte has moved for this long is given up. */
    readonly idleMs: number;
    /** How long the first byte of a file may take that is made on request: a PDF. */
    readonly firstByteMs: number;
    /** How much more of a refused upload is read, and for how long, so that its sender gets to read the refusal. */
    readonly lingerBytes: number;
    readonly lingerMs: number;
    /** The longest answer that is not a file. */
    readonly answerBytes: number;
    /** As in `upstream`. */
    readonly connections: number;
    readonly perRoute: number;
    readonly waitingPerRoute: number;
  };
  readonly session: {
    /** How long the cookie lives: as long as a session of api/v1. */
    readonly cookieSeconds: number;
    /** A browser's token is renewed when it has less than this left. */
    readonly renewBeforeMs: number;
    /**
     * How long the successor of a renewed token is remembered for requests that still carry the old one: no longer than
     * the backend itself gives it out again, or a stolen spent token would buy a live one.
     */
    readonly rememberMs: number;
    /** A renewal that failed is not tried again within this. */
    readonly pauseMs: number;
  };
  readonly document: {
    /** The longest text of a document; more than `tokens` of them can need. */
    readonly characters: number;
    /** The rest of its size: see `limitsRule`. */
    readonly tokens: number;
    readonly depth: number;
    readonly aliases: number;
    readonly directives: number;
    readonly fields: number;
    /** How many objects an operation may bring, by its page sizes: see `costsOf`. */
    readonly objects: number;
    /** How many reads an operation, or one event of a subscription, may send to api/v1. */
    readonly reads: number;
    /** How long an operation, or one event of a subscription, may take; what it still waits for then fails. */
    readonly operationMs: number;
    /** The largest body of a request. A socket's message has `sockets.frameBytes`. */
    readonly bodyBytes: number;
    /** How long a request's body may take to arrive. */
    readonly bodyMs: number;
  };
  readonly execution: {
    /** How many operations are kept as compiled code; 0 compiles none. */
    readonly compiledOperations: number;
    /** How much text the documents have together that are kept parsed and checked. */
    readonly documentCharacters: number;
  };
  /** Lists that are the same for everybody (countries, statuses), remembered across operations. */
  readonly shared: {
    /** A list that is younger is not asked for again. */
    readonly freshMs: number;
    /** A list that is older is not shown. */
    readonly staleMs: number;
    /** They are shown to sessions that the backend has let in within this time; others ask for themselves. */
    readonly sessionMs: number;
  };
  readonly sockets: {
    /** The largest message, and the most frames that it may come in. */
    readonly frameBytes: number;
    readonly frameParts: number;
    /** Operations at a time on one socket, and sockets of one user. */
    readonly operations: number;
    readonly perUser: number;
    /** Sockets of the whole process. One more is refused at once, before memory runs out. */
    readonly total: number;
    /** How many are let in at one moment, and how many in a second; more wait for their turn. */
    readonly atOnce: number;
    readonly perSecond: number;
    /** How long a new socket may take to say `connection_init`. */
    readonly initMs: number;
    /** How often a peer is pinged; one that has not answered by the next ping is cut off. */
    readonly pingMs: number;
    /** A socket is closed at a random moment of the last stretch of its token's life. */
    readonly beforeExpiryMs: number;
    /** A socket that takes nothing for this long is closed. */
    readonly stalledMs: number;
  };
  readonly live: {
    /** What may wait for the reader of one subscription; where more would, a single REFETCH takes its place. */
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
    /** How often the backend is asked whether a user's other sessions live, which the user's one cable does not tell. */
    readonly sessionCheckMs: number;
  };
  readonly overload: {
    /** Requests at a time, whatever they wait for; those who sign in have a reserve beyond. */
    readonly mostRunning: number;
    readonly reserve: number;
    /** A request that comes later than this in a turn of the event loop comes late; as the room shrinks, so does this. */
    readonly lateMs: number;
    /**
     * So many may run however late they come: usually, and at least. Each that is refused takes some away, and time gives
     * so many back in a second.
     */
    readonly usualRunning: number;
    readonly leastRunning: number;
    readonly regainedPerSecond: number;
  };
  /** What browsers may report to the log, for each address. */
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

/** The settings unless somebody says otherwise. */
export const defaults: Settings = {
  upstream: {
    timeoutMs: 10_000,
    connections: 256,
    perRoute: 64,
    waitingPerRoute: 200,
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
  overload: { mostRunning: 1000, reserve: 16, lateMs: 8, usualRunning: 128, leastRunning: 16, regainedPerSecond: 100 },
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
