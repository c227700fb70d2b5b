import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** SHA-256 of the empty text: Emotion makes an empty style element and fills it with insertRule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** @param scripts hashes of the inline scripts of the web client's page, as `'sha256-…'` */
export function webHeaders(config: Config, scripts: readonly string[]): RequestHandler {
  return headers(config, {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", EMPTY_STYLE],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", socketOrigin(config)],
    // A PDF is shown in the browser's own viewer, from bytes that the page has fetched and called a PDF.
    frameSrc: ['blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
  });
}

/** The playground's editor adds style elements and runs its language service in workers. */
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
    // Both would turn a plain http installation (a demo, a loopback) into an unreachable one.
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Safari does not count sockets as `'self'`. */
const socketOrigin = (config: Config) => new URL(config.publicUrl).origin.replace(/^http/, 'ws');

/** Vite's address while the web client is developed. */
const DEV_ORIGINS = ['http://localhost:5173', 'http://127.0.0.1:5173'];

/**
 * Whether a page of this origin may open a socket with the user's cookie: Lading's own address and the configured origins;
 * outside production also the request's own host and Vite's.
 * @param host the request's own `Host`, believed outside production only
 */
export function isAllowedOrigin(config: Config, origin: string, host: string | undefined): boolean {
  if (origin === new URL(config.publicUrl).origin || config.allowedOrigins.includes(origin)) return true;
  if (config.production) return false;
  return DEV_ORIGINS.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
