/**
 * Keeps the client's code on the device, by the service worker (`web/worker`): what a page has loaded at once, the rest while
 * nothing else needs the link. Without a worker, as in private windows of some browsers, the page works as ever.
 */
import { pageLanguage } from '../base/language.ts';
import { pageSettled } from '../base/preload.ts';
import { onWake } from '../base/wake.ts';
import { runningWork } from '../base/work.ts';

const WORKER = '/sw.js';
/** How long nothing may be on its way before code is fetched ahead (ms). */
const IDLE_MS = 4_000;
/** The files of texts, two a language. */
const TEXTS = /\/(?:texts|laterTexts)\.(\w+)-[^/]+$/;
/** Only one tab fetches ahead. */
const LOCK = 'lading-code';

/** The part of the Network Information API that is used; only Chromium has it. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
    };
  }
}

/** Registers the worker once the page has settled, and fetches the code. Never throws. */
export async function keepCode(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  await pageSettled();
  try {
    await workers.register(trusted(WORKER));
  } catch {
    // Storage is forbidden or full, or the network is away: the next visit tries again.
    return;
  }
  const worker = await controllerOf(workers);
  await handOver(await missingAt(worker));
  await navigator.locks.request(LOCK, async () => fetchAhead(await missingAt(worker)));
}

/** The content security policy accepts addresses of scripts only from a policy of the page. */
function trusted(url: string): string {
  return window.trustedTypes?.createPolicy('lading-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** Resolves once a worker serves this page. One that was reloaded past the worker (Shift) never gets one. */
function controllerOf(workers: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const look = () => {
      if (!workers.controller) return;
      workers.removeEventListener('controllerchange', look);
      resolve(workers.controller);
    };
    workers.addEventListener('controllerchange', look);
    look();
  });
}

/** Asks the worker for the addresses of the code that is not on the device. */
function missingAt(worker: ServiceWorker): Promise<string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string[]>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('missing', [port2]);
  });
}

/** Lets the worker keep what this page loaded before there was one. It comes from the browser's own cache. */
async function handOver(missing: readonly string[]): Promise<void> {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await Promise.all(missing.filter((path) => loaded.has(path)).map((path) => take(path, { cache: 'force-cache' })));
}

/** Fetches the rest, one file at a time: whatever the user does next is not kept waiting. */
async function fetchAhead(missing: readonly string[]): Promise<void> {
  const link = watchLink();
  const isOfOtherLanguage = (path: string) => (TEXTS.exec(path)?.[1] ?? pageLanguage()) !== pageLanguage();
  for (const path of missing.filter((one) => !isOfOtherLanguage(one))) {
    await link.idle();
    if (navigator.connection?.saveData) break;
    while (!(await take(path, { priority: 'low' }))) await wakened();
  }
  link.stop();
}

/** Fetches through the worker, which keeps the answer; returns whether one came. */
async function take(path: string, init: RequestInit): Promise<boolean> {
  try {
    await (await fetch(path, init)).arrayBuffer();
    return true;
  } catch {
    // Without a network: asked again when there is one.
    return false;
  }
}

/** Watches what the page waits for. `idle` resolves once that has been nothing for a while. */
function watchLink(): { idle: () => Promise<void>; stop: () => void } {
  let idleFrom: number;
  const look = () => {
    idleFrom = runningWork.get().size > 0 ? Number.POSITIVE_INFINITY : performance.now() + IDLE_MS;
  };
  look();
  return {
    async idle() {
      for (let left = 1; left > 0; left = idleFrom - performance.now()) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, IDLE_MS)));
      }
    },
    stop: runningWork.subscribe(look),
  };
}

/** Resolves when trying again may help. */
function wakened(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onWake(() => {
      stop();
      resolve();
    });
  });
}
