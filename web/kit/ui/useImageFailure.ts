import { useEffect, useState } from 'react';
import { onWake } from '../../base/wake.ts';

/** Whether an image failed to load, and its error handler. It is tried again when the network is back or the page is looked at. */
export function useImageFailure(url: string | null): { failed: boolean; fail: () => void } {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const failed = url !== null && failedUrl === url;
  useEffect(() => (failed ? onWake(() => setFailedUrl(null)) : undefined), [failed]);
  return { failed, fail: () => setFailedUrl(url) };
}
