/** A backend with sessions, a cable and one order whose comments are listed and announced. Controlled over IPC. */
import { commentRow } from '../../support/comments.ts';
import { startStubApi } from '../../support/stubApi.ts';
import type { Publish } from './messages.ts';

const api = await startStubApi();
const comments: object[] = [];
api.on('GET', 'purchase_orders/1/comments', ({ headers }) => {
  // The recorded calls are never read, and there are many.
  api.calls.length = 0;
  if (!api.sessions.isLive(headers.authorization)) return undefined;
  return { body: { data: comments, meta: { page: 1, pages: 1, count: comments.length } } };
});

process.on('message', (order: { users: number } | Publish) => {
  if ('users' in order) {
    process.send?.({ tokens: Array.from({ length: order.users }, (_, user) => api.sessions.issue(user + 1, 86_400)) });
    return;
  }
  const comment = commentRow(order.publish);
  comments.unshift(comment);
  api.cable.broadcast('PurchaseOrderCommentsChannel', { action_type: 'create', comment });
  process.send?.({ published: order.publish });
});
process.once('disconnect', () => process.exit());
process.send?.({ url: api.url, cableUrl: api.cableUrl });
