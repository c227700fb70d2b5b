// Copied from backend/language/callerLanguage.ts by codegen.

/** The language of a caller over HTTP. Codegen copies this file to the gateway. */
import type { Request, RequestHandler } from 'express';
import { ENGLISH, type Language } from './languages.ts';
import { inLanguage } from './texts.ts';

/** Returns the offered language that a request asks for with `Accept-Language`; null if it names none. */
export function languageOf(request: Request, offered: readonly Language[]): Language | null {
  const header = request.headers['accept-language'];
  // Libraries send an asterisk on their own.
  if (!header || header === '*') return null;
  const wanted = request.acceptsLanguages([...offered]);
  return offered.find((code) => code === wanted) ?? null;
}

/** Answers each request in the language that it asks for; English if it names none. */
export const inCallersLanguage =
  (offered: readonly Language[]): RequestHandler =>
  (request, _response, next) =>
    inLanguage(languageOf(request, offered) ?? ENGLISH, next);
