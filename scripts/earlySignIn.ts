/** The part of the web client's page that lets a first visitor begin to sign in while the code is on its way. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language, languageCodes } from '../backend/language/languages.ts';
import { addresses } from '../web/base/addresses.ts';
import { PLAIN_FONT } from '../web/base/firstVisit.ts';
import { KEPT } from '../web/base/keptLanguage.ts';
import { EARLY, TYPED } from '../web/session/early.ts';
import { messages as english } from '../web/session/messages.ts';

/** How long the code has, from the start of the navigation, before the form is shown (ms): on a fast link nothing may flash. */
const PATIENCE_MS = 900;

const shown = ['title', 'subtitle', 'email', 'password', 'submit', 'language'] as const;
type Shown = Readonly<Record<(typeof shown)[number], string>>;

/** Returns the texts of the form in a language, in the order of `shown`. */
async function textsIn(language: Language): Promise<string[]> {
  const file = pathToFileURL(`web/session/messages.${language}.ts`).href;
  const of: Shown = language === 'en' ? english : (await import(file))[language];
  return shown.map((name) => of[name]);
}

const field = (name: string, type: string, autoComplete: string) =>
  `<label><span></span><input name="${name}" type="${type}" autocomplete="${autoComplete}" required></label>`;

/**
 * As `PublicPage` and `PublicForm` draw it (`web/theme/base.css`); its texts come by the script. As a template it is no part of the
 * page until it is shown.
 */
const FORM = `<template><main><b><i></i>Lading</b><h1></h1><p></p><form>${field('login', 'email', 'username')}${field(
  'password',
  'password',
  'current-password',
)}<button></button></form></main><nav></nav></template>`;

/**
 * Puts the form into the built page. It is shown once it is known that nobody is signed in, where nobody was before and the
 * code is late; `web/session/early.ts` takes over what was typed, and whether it was sent. The gateway allows inline scripts by
 * their hash.
 */
export const earlySignIn: Plugin = {
  name: 'lading:early-sign-in',
  apply: 'build',
  async transformIndexHtml() {
    const texts = Object.fromEntries(
      await Promise.all(languageCodes.map(async (code) => [code, await textsIn(code)] as const)),
    );
    const names = Object.fromEntries(languageCodes.map((code) => [code, LANGUAGES[code].name]));
    const script = `(async () => {
  const page = document.documentElement, early = document.getElementById('${EARLY}'), root = document.getElementById('root');
  if (!page.classList.contains('${PLAIN_FONT}')) return;
  const answer = await window.ladingViewer?.then((answer) => answer?.clone().json()).catch(() => null);
  const isOut = answer?.errors?.[0]?.extensions?.code === 'UNAUTHENTICATED';
  if (!isOut && location.pathname !== '${addresses.signIn}') return;
  await new Promise((resolve) => setTimeout(resolve, ${PATIENCE_MS} - performance.now()));
  if (root.firstChild) return;
  early.append(early.firstChild.content);
  const texts = ${JSON.stringify(texts)}[page.lang], names = ${JSON.stringify(names)};
  const form = early.querySelector('form'), nav = early.querySelector('nav'), offered = page.dataset.languages.split(',');
  early.querySelectorAll('h1, p, span, button').forEach((part, at) => part.textContent = texts[at]);
  nav.ariaLabel = texts[5];
  if (offered.length > 1) for (const code of offered) {
    const button = document.createElement('button');
    Object.assign(button, { lang: code, textContent: names[code], ariaCurrent: code === page.lang ? 'true' : null });
    button.onclick = () => { try {
      localStorage.setItem('${KEPT.device}', code);
      sessionStorage.setItem('${TYPED}', JSON.stringify({ login: form.login.value }));
    } catch { return; /* forbidden */ } location.reload(); };
    nav.append(button);
  }
  form.onsubmit = (event) => (event.preventDefault(), form.ariaBusy = 'true');
  early.hidden = false;
  form.querySelector('input').focus();
})();`;
    return [
      { tag: 'div', attrs: { id: EARLY, hidden: true }, children: FORM, injectTo: 'body' },
      { tag: 'script', children: script, injectTo: 'body' },
    ];
  },
};
