/** Our gateway with its protections switched off, to measure what they cost (L2). */
import { app } from '../../../gateway/app.ts';
import { readConfig } from '../../../gateway/config.ts';
import { setUpGarbageCollection } from '../../../gateway/process/garbage.ts';
import { serve } from './question.ts';

setUpGarbageCollection();

const gateway = await app({
  config: readConfig({ ...process.env, PUBLIC_URL: 'http://localhost' }),
  settings: {
    protections: { csrf: false, origins: false, documents: false, strictHttp: false },
    overload: { mostRunning: Number.POSITIVE_INFINITY, leastRunning: Number.POSITIVE_INFINITY },
  },
});
serve(gateway.server);
