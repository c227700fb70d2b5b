/** Finds a control's labels by its id or around it: jsdom's own `labels` checks every label of the page at each access. */

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

function labelsOf(control: HTMLElement): HTMLLabelElement[] | null {
  if (!control.matches(labelable)) return null;
  const named = control.id === '' ? [] : control.ownerDocument.querySelectorAll('label');
  const labels = [...named].filter(({ htmlFor }) => htmlFor === control.id);
  const around = control.closest('label');
  if (around && !around.hasAttribute('for') && around.querySelector(labelable) === control) labels.push(around);
  return labels;
}

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return labelsOf(this);
    },
  });
}
