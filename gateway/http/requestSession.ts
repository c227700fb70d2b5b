import type { Request, Response } from 'express';
import type { Refresher } from '../access/refresh.ts';
import { cookieFor, cookieToken, openMarkFor, openSession, type Session } from '../access/session.ts';
import { bearerToken, tokenHints } from '../access/token.ts';
import type { Config } from '../config.ts';
import type { Settings } from '../settings.ts';
import { notesOf } from './request.ts';

/** The dependencies of a request's session. */
export interface SessionParts {
  readonly config: Config;
  readonly settings: Settings;
  readonly refresher: Refresher;
}

/** Opens a request's session: a tool's by its header, else a browser's by its cookie. The response carries new tokens. */
export function sessionOf(
  { config, settings, refresher }: SessionParts,
  request: Request,
  response: Response,
): Session {
  const bearer = bearerToken(request.get('authorization'));
  const token = bearer ?? cookieToken(config, request.headers.cookie);
  notesOf(request).session = token && tokenHints(token).session;
  const seconds = settings.session.cookieSeconds;
  const setCookie = (value: string | null) => {
    if (response.headersSent) return;
    response.setHeader('set-cookie', [cookieFor(config, value, seconds), openMarkFor(config, value !== null, seconds)]);
  };
  return openSession({
    kind: bearer ? 'tool' : token ? 'browser' : 'anonymous',
    token,
    requestId: notesOf(request).requestId,
    refresher,
    renewBeforeMs: settings.session.renewBeforeMs,
    hand(kind, next) {
      if (kind === 'browser') setCookie(next);
      else if (!response.headersSent) response.setHeader('authorization', `Bearer ${next}`);
    },
    takeAway: () => setCookie(null),
  });
}
