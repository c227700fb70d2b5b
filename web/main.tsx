import '@fontsource-variable/inter';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { pageSettled } from './base/preload.ts';
import { reportUncaught } from './client/report.ts';
import { createClient } from './client.tsx';

reportUncaught();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(createClient().element);
// Nobody waits for them then. If they do not come, the page that needs them asks again.
void pageSettled()
  .then(() => globalThis.ladingLaterTexts?.())
  .catch(() => undefined);
// In development the code changes all the time. What keeps it comes after the page; if it does not come, the next visit tries again.
if (import.meta.env.PROD) {
  void pageSettled()
    .then(() => import('./client/keepCode.ts'))
    .then(
      ({ keepCode }) => keepCode(),
      () => undefined,
    );
}
