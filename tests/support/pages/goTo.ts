import { act } from '@testing-library/react';

/** Navigates from the open page to another one, as the client's own links do. */
export async function goTo(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState({ key: path, idx: window.history.length }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
