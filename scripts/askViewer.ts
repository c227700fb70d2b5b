/** The part of the web client's page that asks who is signed in while the code is on its way. */
import type { Plugin } from 'vite';
import { addresses } from '../web/base/addresses.ts';
import { webDocuments } from './webDocuments.ts';

/**
 * Puts the script into the built page; `web/client/firstViewer.ts` takes the answer. Pages for people who are not signed in do
 * not ask. The gateway allows inline scripts by their hash.
 */
export const askViewer: Plugin = {
  name: 'lading:ask-viewer',
  apply: 'build',
  transformIndexHtml: {
    // Before the stylesheet's link: a script after it waits for the stylesheet.
    order: 'pre',
    async handler() {
      const viewer = (await webDocuments()).find(({ name }) => name === 'Viewer');
      if (!viewer) throw new Error('The web client has no query Viewer');
      const body = JSON.stringify({
        operationName: viewer.name,
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: viewer.id } },
      });
      const open = [addresses.signIn, addresses.resetPassword, addresses.setUp];
      const script = `if (!${JSON.stringify(open)}.includes(location.pathname)) window.ladingViewer = fetch('/graphql', {
  method: 'POST',
  headers: {
    'accept': 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
    'apollo-require-preflight': 'true',
    'accept-language': document.documentElement.lang,
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  body: ${JSON.stringify(body)},
}).catch(() => null);`;
      return [{ tag: 'script', children: script, injectTo: 'head' }];
    },
  },
};
