/**
 * Measures in the page how long a person waits for something. A test's own questions to a busy page would take longer than what
 * is measured.
 */

/** What is waited for: the text in an element with this selector, in sight. */
export interface Sight {
  selector: string;
  text: string;
}

/**
 * In the page: measures from the person's last act, or from the start of the navigation if there was none, until something is
 * painted.
 */
export function watchFor({ selector, text }: Sight): void {
  const clock: { acted: number; shown: number | null } = { acted: 0, shown: null };
  Object.assign(globalThis, { benchClock: clock });
  for (const type of ['click', 'input']) {
    addEventListener(type, ({ timeStamp }) => clock.shown === null && Object.assign(clock, { acted: timeStamp }), true);
  }
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some(
      (element) => element.textContent?.includes(text) && element.checkVisibility(),
    );
    if (!found) return;
    mutations.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(clock, { shown: performance.now() })));
  };
  const mutations = new MutationObserver(look);
  mutations.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** In the page: how long it took until what was watched for was painted (ms); null as long as it is not. */
export function watched(): number | null {
  const { benchClock: clock } = globalThis as { benchClock?: { acted: number; shown: number | null } };
  return clock && clock.shown !== null ? clock.shown - clock.acted : null;
}
