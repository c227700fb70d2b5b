/**
 * Calls back when trying again may help: the network is back, or the user looks at the page again. Returns the function that
 * ends this.
 */
export function onWake(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Returns a duration spread by ±50 %, so that many clients do not ask at once. */
export function spread(ms: number): number {
  return ms * (0.5 + Math.random());
}
