import { buildStale } from '../../../scripts/build.ts';
import { startLading } from '../../support/lading.ts';

/** Starts Lading with the demo world for all browser tests; tests find it by E2E_URL, its processes by E2E_PID, its mails in E2E_DATA. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildStale(console.log);
  const lading = await startLading({ DEMO: '1' });
  process.env.E2E_URL = lading.url;
  process.env.E2E_PID = String(lading.pid);
  process.env.E2E_DATA = lading.dataDir;
  return lading.stop;
}
