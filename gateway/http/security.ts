import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The SHA-256 of the empty text: Emotion creates an empty style element and fills it with insertRule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Forbids the browser to guess another type than the response states; for everything that is not a document. */
export const noSniff: RequestHandler = helmet.xContentTypeOptions();

/** Creates the headers of the web client's page. @param scripts hashes of its page's inline scripts, as `'sha256-…'` */
export function webHeaders(config: Config, scripts: readonly string[]): RequestHandler {
  return headers(config, {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", EMPTY_STYLE],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", socketOrigin(config)],
    // PDFs open in the browser's own viewer, from bytes that the page has fetched and labeled as PDF.
    frameSrc: ['blob:'],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
  });
}

/** Creates the headers of the service worker: it fetches from its own origin, and neither loads nor makes other code. */
export function workerHeaders(config: Config): RequestHandler {
  return headers(config, {
    defaultSrc: ["'none'"],
    connectSrc: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
  });
}

/** Creates the playground's headers: its editor adds style elements and runs its language service in workers. */
export function playgroundHeaders(config: Config): RequestHandler {
  return headers(config, {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'", socketOrigin(config)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  });
}

function headers(config: Config, directives: Record<string, string[]>): RequestHandler {
  const secure = config.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // HSTS and Helmet's default `upgrade-insecure-requests` would make plain http (a demo, a loopback) unreachable.
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Returns the origin of sockets: Safari does not count them as `'self'`. */
const socketOrigin = (config: Config) => new URL(config.publicUrl).origin.replace(/^http/, 'ws');

/** Vite's origins during development of the web client. */
const DEV_ORIGINS = ['http://localhost:5173', 'http://127.0.0.1:5173'];

/**
 * Whether a page of this origin may open a socket with the user's cookie: Lading's own origin and the configured ones;
 * outside production also the request's own host and Vite's.
 * @param host the request's own `Host`, trusted only outside production
 */
export function isAllowedOrigin(config: Config, origin: string, host: string | undefined): boolean {
  if (origin === new URL(config.publicUrl).origin || config.allowedOrigins.includes(origin)) return true;
  if (config.production) return false;
  return DEV_ORIGINS.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
