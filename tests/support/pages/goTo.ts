import { act } from '@testing-library/react';

/** Goes on from the page that is open to another one, as the client's own links do. */
export async function goTo(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState({ key: path, idx: window.history.length }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
