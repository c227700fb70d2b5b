// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { commandLetter, hideComposingKeys } from '../../web/base/keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };
const ctrl = { ...none, ctrlKey: true };

describe('the letter of a command', () => {
  it.each([
    ['Ctrl+Z', { ...ctrl, key: 'z', code: 'KeyZ' }, 'z'],
    ['⌘Z on a Mac', { ...none, metaKey: true, key: 'z', code: 'KeyZ' }, 'z'],
    ['Ctrl+Shift+Z', { ...ctrl, key: 'Z', code: 'KeyZ' }, 'z'],
    ['Ctrl+Z of a French keyboard, where the letter is elsewhere', { ...ctrl, key: 'z', code: 'KeyW' }, 'z'],
    ['Ctrl+S of a Russian keyboard', { ...ctrl, key: 'ы', code: 'KeyS' }, 's'],
    ['Ctrl+Z of a Greek keyboard', { ...ctrl, key: 'ζ', code: 'KeyZ' }, 'z'],
    ['Ctrl+K of an Arabic keyboard', { ...ctrl, key: 'ن', code: 'KeyK' }, 'k'],
    ['Ctrl+D of a Hebrew keyboard', { ...ctrl, key: 'ג', code: 'KeyD' }, 'd'],
    ['AltGr+S of a Polish keyboard on Windows, which types ś', { ...ctrl, altKey: true, key: 'ś', code: 'KeyS' }, null],
    ['Option+N of a Mac keyboard, which types ñ', { ...none, altKey: true, key: 'Dead', code: 'KeyN' }, null],
    ['a letter', { ...none, key: 'z', code: 'KeyZ' }, null],
    ['Ctrl+Enter', { ...ctrl, key: 'Enter', code: 'Enter' }, null],
    ['Ctrl and a key without a letter', { ...ctrl, key: 'ж', code: 'Semicolon' }, null],
    ['Ctrl and a dead key', { ...ctrl, key: 'Dead', code: 'KeyE' }, null],
  ])('of %s', (_keys, press, letter) => {
    expect(commandLetter(press)).toBe(letter);
  });
});

describe('keys of input methods', () => {
  let show = () => {};
  afterEach(() => show());

  /** Presses a key in an element; returns whether a handler saw it, and whether it kept its effect. */
  function press(tag: string, init: KeyboardEventInit & { keyCode?: number }) {
    show = hideComposingKeys();
    const element = document.body.appendChild(document.createElement(tag));
    let seen = false;
    element.addEventListener('keydown', () => (seen = true));
    const kept = element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    element.remove();
    return { seen, kept };
  }

  it.each([
    ['Enter during a composition', { key: 'Enter', keyCode: 13, isComposing: true }],
    ['Enter after it, as Safari sends it', { key: 'Enter', keyCode: 229 }],
    ['Escape during a composition', { key: 'Escape', keyCode: 27, isComposing: true }],
    ['an arrow during a composition', { key: 'ArrowDown', keyCode: 40, isComposing: true }],
    ['a key that the method processes', { key: 'Process', keyCode: 229 }],
    ['the dead key of an accent', { key: 'Dead', keyCode: 229 }],
  ])('are seen by no handler: %s', (_what, init) => {
    expect(press('input', init).seen).toBe(false);
  });

  it('are seen as ever outside of compositions', () => {
    expect(press('input', { key: 'Enter', keyCode: 13 })).toEqual({ seen: true, kept: true });
    expect(press('textarea', { key: 'é', keyCode: 0 })).toEqual({ seen: true, kept: true });
  });

  it('do not submit the form of a field, and still break lines in a text', () => {
    expect(press('input', { key: 'Enter', keyCode: 13, isComposing: true }).kept).toBe(false);
    expect(press('textarea', { key: 'Enter', keyCode: 13, isComposing: true }).kept).toBe(true);
  });
});
