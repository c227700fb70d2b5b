/** A backend with orders, comments, uploads and a cable. Reports its tokens; exits with its parent. */
import { commentRow } from '../../support/comments.ts';
import { fillOrders } from '../../support/orders.ts';
import { startStubApi } from '../../support/stubApi.ts';
import { acceptUploads } from '../../support/uploads.ts';

const USERS = 50;
const api = await startStubApi();
fillOrders(api, 50);
const taken = acceptUploads(api);
let comments = 0;
api.on('POST', 'purchase_orders/1/comments', ({ headers }) => {
  if (!api.sessions.isLive(headers.authorization)) return undefined;
  comments += 1;
  const comment = commentRow(comments);
  api.cable.broadcast('PurchaseOrderCommentsChannel', { action_type: 'create', comment });
  return { status: 201, body: { data: comment } };
});
// It runs for long, and its records are never read.
setInterval(() => {
  api.calls.length = 0;
  taken.whole.length = 0;
  taken.broken.length = 0;
}, 1000).unref();
process.once('disconnect', () => process.exit());
const tokens = Array.from({ length: USERS }, (_, user) => api.sessions.issue(user + 1, 86_400));
process.send?.({ url: api.url, cableUrl: api.cableUrl, tokens });
