import { route } from '../http/route.ts';
import { program } from '../program/schema.ts';
import { dataOf } from '../record/list.ts';
import { addSample } from './add.ts';
import { removeSample } from './remove.ts';

const mayAdd = [['programs', 'create']] as const;
const path = '/api/v1/sample_program';

/** The api/v1 routes of sample data. */
export const sampleRoutes = [
  route('post', mayAdd, {
    path,
    peopleOnly: true,
    summary: "Adds the sample program, with records in every status, to the caller's organization, unless it is there.",
    status: 201,
    answer: dataOf(program),
    handle: async (call) => ({ data: await addSample(call) }),
  }),
  route('delete', mayAdd, {
    path,
    peopleOnly: true,
    removesSamples: true,
    summary: "Removes the sample program of the caller's organization and everything that belongs to it.",
    handle: (call) => removeSample(call),
  }),
];
