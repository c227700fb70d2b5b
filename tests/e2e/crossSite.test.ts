import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIST, storedOrder } from './support/orders.ts';
import { expect, ladingUrl, test } from './support/test.ts';

/** Serves a page of another site: 127.0.0.1 is cross-site to localhost, where Lading runs. */
async function foreignSite(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Win a prize</title>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const writeTo = (id: string) =>
  `mutation { assignPurchaseOrderStatus(id: ${id}, input: { status: "on_hold" }) { errors { message } } }`;

test.describe('a page of another site, visited by a signed-in user (T4, T5)', () => {
  // Chromium reports in the console which attempts it blocked itself.
  test.use({ tolerated: /CORS|Failed to load resource|ERR_|WebSocket|Cross-Origin/, ownSession: true });

  test('changes nothing, reads nothing and ends no session', async ({ page, order, ask }) => {
    const foreign = await foreignSite();
    await page.goto(LIST);
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto(foreign.url);
    const before = await storedOrder(ask, order);
    const answers = await page.evaluate(
      async ({ graphql, write }) => {
        const body = JSON.stringify({ query: write });
        const attempt = (init: RequestInit, query = '') =>
          fetch(graphql + query, { credentials: 'include', ...init }).then(
            async (response) => (response.type === 'opaque' ? 'opaque' : await response.text()),
            () => 'refused',
          );
        const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json'];
        const posts = types.map((type) => attempt({ method: 'POST', headers: { 'content-type': type }, body }));
        const opaque = attempt({ method: 'POST', mode: 'no-cors', body });
        const get = attempt({ mode: 'no-cors' }, `?query=${encodeURIComponent('mutation { signOut { __typename } }')}`);
        const socket = new Promise((resolve) => {
          const opened = new WebSocket(graphql.replace('http', 'ws'), 'graphql-transport-ws');
          opened.onopen = () => resolve('open');
          opened.onerror = () => resolve('refused');
        });
        const image = new Promise((resolve) => {
          const element = new Image();
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('refused');
          element.src = `${graphql}?query=${encodeURIComponent('mutation { signOut { __typename } }')}`;
        });
        return Promise.all([...posts, opaque, get, socket, image]);
      },
      { graphql: `${ladingUrl()}/graphql`, write: writeTo(order.id) },
    );
    expect(answers.slice(0, 3)).toEqual(['refused', 'refused', 'refused']);
    expect(answers.slice(5)).toEqual(['refused', 'refused']);

    await page.evaluate(
      ({ graphql, write }) => {
        const form = document.createElement('form');
        Object.assign(form, { action: graphql, method: 'post', enctype: 'text/plain' });
        const field = document.createElement('input');
        Object.assign(field, { name: `{"query":${JSON.stringify(write)},"x":"`, value: '"}' });
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      { graphql: `${ladingUrl()}/graphql`, write: writeTo(order.id) },
    );
    await page.waitForURL(`${ladingUrl()}/graphql`);
    expect(await storedOrder(ask, order)).toEqual(before);
    await page.goto(LIST);
    await expect(page.getByRole('table')).toBeVisible();
    // The same mutation from a page of Lading itself succeeds.
    await page.evaluate(
      async ({ graphql, query }) => {
        const headers = { 'content-type': 'application/json' };
        await (await fetch(graphql, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
      },
      { graphql: `${ladingUrl()}/graphql`, query: writeTo(order.id) },
    );
    expect(await storedOrder(ask, order)).toMatchObject({ status: { key: 'on_hold' } });
    foreign.stop();
  });
});
