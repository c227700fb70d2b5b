/** Types as an input method does: through Chromium's own composition, which keys alone cannot start. */
import type { CDPSession, Page } from '@playwright/test';

/** A text as an input method makes it: what it shows key by key, and what it writes at the end. */
export interface Composed {
  name: string;
  shown: readonly string[];
  written: string;
}

export const COMPOSED: readonly Composed[] = [
  { name: 'Japanese', shown: ['n', 'に', 'にほ', 'にほn', 'にほん', '日本'], written: '日本' },
  { name: 'Korean', shown: ['ㅎ', '하', '한'], written: '한' },
  { name: 'Chinese', shown: ['n', 'ni', "ni'h", "ni'hao"], written: '你好' },
  { name: 'Vietnamese', shown: ['v', 'vi', 'vie', 'việ', 'việt'], written: 'việt' },
  { name: 'a dead key, ´ and e', shown: ['´'], written: 'é' },
  { name: 'Option and N, then n', shown: ['˜'], written: 'ñ' },
  { name: 'Option and N, then a letter that takes no tilde', shown: ['˜'], written: '˜r' },
  { name: 'a letter of AltGr', shown: [], written: 'ł' },
  { name: 'an emoji of a panel', shown: [], written: '📦' },
  { name: 'Amharic by keys', shown: ['s', 'ሰ', 'ሰl', 'ሰላ'], written: 'ሰላ' },
];

/** Shows a composition, and leaves it open. */
export async function compose(cdp: CDPSession, shown: readonly string[]): Promise<void> {
  for (const text of shown) {
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process' });
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}

/** Writes a text as an input method does at the end of a composition. */
export async function write(cdp: CDPSession, text: string): Promise<void> {
  await cdp.send('Input.insertText', { text });
}

/** Opens a connection to a page's input. */
export const inputOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
