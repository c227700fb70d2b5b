import type { Guide } from '../generated/rest.ts';
import type { RestProgram } from '../program/rest.ts';
import { dataOf, recordOf } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** The guide of the caller. */
export type RestGuide = Guide;
export type RestGuideStep = Guide['steps'][number];

/** The calls on the caller's guide, and on the sample program of their organization. */
export interface Guides {
  /** Null if the backend lacks the call. @throws RestError */
  read(): Promise<RestGuide | null>;
  putAway(putAway: boolean): Promise<RestGuide>;
  addSample(): Promise<RestProgram>;
  removeSample(): Promise<void>;
}

/** Creates the guide's calls of one operation. */
export const guidesOf = (rest: Rest): Guides => ({
  read: async () => ((await supportsCall(rest, 'GET', 'guide')) ? dataOf(await rest.read(path`guide`)) : null),
  putAway: async (putAway) => dataOf(await rest.write('PUT', path`guide`, { guide: { putAway } })),
  addSample: async () => recordOf(await rest.write('POST', path`sample_program`)),
  async removeSample() {
    await rest.write('DELETE', path`sample_program`);
  },
});
