import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isRightToLeft } from '../../base/language.ts';

const OPEN_AFTER_MS = 250;
/** How long the keyboard focus rests in an input before the explanation of its label shows. */
const HELP_AFTER_MS = 1200;
const CLOSE_AFTER_MS = 100;
const GAP = 6;
const EDGE = 8;
const ID = 'tip';
/** The attributes that change when an element is covered by a dialog, is hidden, or gets another tooltip text. */
const WHAT_ENDS_A_TIP = ['data-tip', 'inert', 'data-inert', 'data-aria-hidden', 'hidden', 'style', 'class'];
/** Keys that move the focus. After other keys it moves for reasons that need no tooltip, such as a closing dialog. */
const MOVES_FOCUS = /^(Tab|Arrow.*|Home|End|PageUp|PageDown)$/;

interface ShownTip {
  target: Element;
  text: string;
}

/**
 * The one tooltip of the page, for elements with `data-tip` (always) or `data-tip-cut` (their own text, if it is cut off).
 * As WCAG 1.4.13 requires, the pointer can move onto it, and Escape closes it. It also closes when its element is pressed,
 * removed, scrolled or covered by a dialog. What is pressed and cannot act (`aria-disabled`) says why, as does the explanation
 * of a label (`data-help`): touch has no hover. The explanation also shows when the keyboard focus rests in the label's input.
 */
export function TipLayer() {
  const [tip, setTip] = useState<ShownTip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useTipEvents(box, tip, setTip);
  useLayoutEffect(() => {
    const element = box.current;
    if (!tip || !element) return;
    place(element, tip.target);
    const described = tip.target.getAttribute('aria-describedby');
    tip.target.setAttribute('aria-describedby', described ? `${described} ${ID}` : ID);
    const watch = new MutationObserver(() => {
      if (!isInReach(tip.target) || textOf(tip.target) !== tip.text) setTip(null);
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: WHAT_ENDS_A_TIP });
    return () => {
      watch.disconnect();
      if (described) tip.target.setAttribute('aria-describedby', described);
      else tip.target.removeAttribute('aria-describedby');
    };
  }, [tip]);
  if (!tip) return null;
  return createPortal(
    <chakra.div
      ref={box}
      id={ID}
      role="tooltip"
      position="fixed"
      top="0"
      left="0"
      maxW="min(347px, calc(100vw - 16px))"
      px="2.5"
      py="1.5"
      borderRadius="l2"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="xs"
      fontWeight="medium"
      boxShadow="md"
      zIndex="tooltip"
      overflowWrap="anywhere"
      whiteSpace="pre-line"
      pointerEvents="auto"
      animation="fade-in 100ms ease-out"
    >
      {tip.text}
    </chakra.div>,
    document.body,
  );
}

function useTipEvents(
  box: RefObject<HTMLDivElement | null>,
  tip: ShownTip | null,
  setTip: (tip: ShownTip | null) => void,
) {
  const shown = useEffectEvent(() => tip);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Runs while the keyboard focus rests in an input. */
    let resting: ReturnType<typeof setTimeout> | undefined;
    /** The element that was pressed and not left since; its tooltip has been seen. */
    let pressed: Element | null = null;
    let lastKey = '';
    /** The element whose tooltip was asked for last. */
    let asked: Element | null = null;
    const show = (target: Element, delay: number) => {
      clearTimeout(timer);
      asked = target;
      if (shown()?.target === target) return;
      timer = setTimeout(
        () => {
          const text = textOf(target);
          if (text && isInReach(target)) setTip({ target, text });
        },
        shown() ? 0 : delay,
      );
    };
    const hide = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setTip(null), shown() ? delay : 0);
    };
    const targetOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest('[data-tip], [data-tip-cut]') : null;
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (event.target instanceof Node && box.current?.contains(event.target)) return clearTimeout(timer);
      const target = targetOf(event);
      // A drawer that it opened comes and goes under a pointer that has not left it.
      if (pressed && !isOver(event, pressed)) pressed = null;
      if (target && target === pressed) return;
      if (target) show(target, OPEN_AFTER_MS);
      else hide(CLOSE_AFTER_MS);
    };
    const focus = (event: FocusEvent) => {
      clearTimeout(resting);
      const target = targetOf(event);
      if (!MOVES_FOCUS.test(lastKey)) return;
      const help =
        event.target instanceof Element ? event.target.closest('[data-field]')?.querySelector('[data-help]') : null;
      if (target?.matches(':focus-visible')) show(target, 0);
      else if (help) resting = setTimeout(() => show(help, 0), HELP_AFTER_MS);
    };
    const key = (event: KeyboardEvent) => {
      // Alt ← goes to another page, which leads the focus itself.
      lastKey = event.altKey || event.ctrlKey || event.metaKey ? '' : event.key;
      // Whoever types needs no explanation.
      clearTimeout(resting);
      if (event.key === 'Escape' || shown()?.target.matches('[data-help]:not(:focus)')) setTip(null);
    };
    const click = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target?.matches('[data-help], [aria-disabled="true"]')) show(target, 0);
    };
    const gone = () => {
      clearTimeout(resting);
      hide(0);
    };
    // Not `gone`: moving the focus can scroll, too. What scrolls elsewhere moves nothing away from under the pointer.
    const scrolled = ({ target: scroller }: Event) => {
      if (scroller instanceof Node && scroller.contains(asked)) hide(0);
    };
    const press = (event: PointerEvent) => {
      lastKey = '';
      pressed = targetOf(event);
      hide(0);
    };
    const left = () => {
      lastKey = '';
      gone();
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener('pointerover', over, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('focusout', gone, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('click', click, options);
    document.addEventListener('scroll', scrolled, options);
    document.addEventListener('keydown', key, options);
    window.addEventListener('popstate', left, options);
    return () => {
      clearTimeout(timer);
      clearTimeout(resting);
      listening.abort();
    };
  }, [box, setTip]);
}

function isInReach(target: Element): boolean {
  const visible = target.checkVisibility({ visibilityProperty: true });
  return visible && !target.closest('[inert], [data-inert], [data-aria-hidden]');
}

function isOver({ clientX, clientY }: PointerEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}

function textOf(target: Element): string | null {
  const text = target.getAttribute('data-tip');
  if (text) return text;
  const isCut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
  return isCut ? target.textContent : null;
}

/** Places the box at the requested side of the target, or opposite if there is no room, always inside the window. */
function place(box: HTMLElement, target: Element): void {
  const at = target.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const wanted = target.getAttribute('data-tip-side');
  const middleX = at.left + at.width / 2 - width / 2;
  const middleY = at.top + at.height / 2 - height / 2;
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  const left = at.left - width - GAP;
  const right = at.right + GAP;
  const isFree = { left: left >= EDGE, right: right + width <= innerWidth - EDGE };
  const [start, end] = isRightToLeft() ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const beside = (side: 'left' | 'right') => ((side === 'left') === isFree[side] ? left : right);
  const sides = {
    top: [middleX, above >= EDGE ? above : below],
    bottom: [middleX, below + height <= innerHeight - EDGE ? below : above],
    start: [beside(start), middleY],
    end: [beside(end), middleY],
  } as const;
  const [x, y] = wanted === 'bottom' || wanted === 'start' || wanted === 'end' ? sides[wanted] : sides.top;
  box.style.left = `${clamp(x, innerWidth - width - EDGE)}px`;
  box.style.top = `${clamp(y, innerHeight - height - EDGE)}px`;
}

function clamp(value: number, most: number): number {
  return Math.round(Math.max(EDGE, Math.min(value, most)));
}
