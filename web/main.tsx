import '@fontsource-variable/inter';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { keepCode } from './client/keepCode.ts';
import { reportUncaught } from './client/report.ts';
import { createClient } from './client.tsx';

reportUncaught();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(createClient().element);
// In development the code changes all the time.
if (import.meta.env.PROD) void keepCode();
