/** A minimal api/v1 as a process of its own, of somebody who knows neither `ids[]` nor `light`; tells its parent where it is. */
import { fillOrders } from './orders.ts';
import { startStubApi } from './stubApi.ts';

const api = await startStubApi();
api.ignoresIds = true;
fillOrders(api, 30);
const token = api.sessions.issue();
process.send?.({ url: api.url, cableUrl: api.cableUrl, token });
process.once('disconnect', () => process.exit());
