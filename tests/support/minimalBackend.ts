/** A minimal api/v1 as a separate process, without support for `ids[]` and `light`; reports its URLs to its parent. */
import { fillOrders } from './orders.ts';
import { startStubApi } from './stubApi.ts';

const api = await startStubApi();
api.ignoresIds = true;
fillOrders(api, 30);
const token = api.sessions.issue();
process.send?.({ url: api.url, cableUrl: api.cableUrl, token });
process.once('disconnect', () => process.exit());
