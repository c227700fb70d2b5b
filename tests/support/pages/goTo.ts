import { getConfig } from '@testing-library/dom';

/** Navigates from the open page to another one, as the client's own links do. */
export function goTo(path: string): Promise<void> {
  return getConfig().asyncWrapper(async () => {
    window.history.pushState({ key: path, idx: window.history.length }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
