/** The sign-in form that the page itself shows while the code is on its way (`scripts/earlySignIn.ts`). */

/** The id of the element that holds it. */
export const EARLY = 'early';

/** The name under which a tab keeps what is typed on a page for signed-out users while that is loaded in another language. */
export const TYPED = 'lading-typed';

const early = () => globalThis.document?.getElementById(EARLY) ?? null;
const inputOf = (name: string) => early()?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;

/** Returns what was typed into a field of it; undefined if nothing was, or it was not shown. */
export const typedEarly = (name: string): string | undefined => inputOf(name)?.value || undefined;

/**
 * Moves on from it to a form with the same fields: where it had the focus and the selection, the form has them then; what was
 * sent in it is sent. Later forms begin anew.
 */
export function takeOver(form: HTMLFormElement): void {
  const [part, at] = [early(), document.activeElement];
  if (!part) return;
  const input = at instanceof HTMLInputElement && part.contains(at) ? at : null;
  const same = input && form.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
  same?.focus();
  // Fields for email addresses have no selection that could be read.
  if (input && same && input.selectionStart !== null)
    same.setSelectionRange(input.selectionStart, input.selectionEnd ?? input.selectionStart);
  const isSent = part.querySelector('form')?.ariaBusy === 'true';
  part.remove();
  if (isSent) form.requestSubmit();
}
