/** The texts of a shipment's readiness. */
export const readinessMessages = {
  title: 'Ready to ship',
  of: (done: number, all: number) => `${done} of ${all}`,
  done: (names: readonly string[]) => `${names.length} done: ${names.join(', ')}`,
  doNotApply: (names: readonly string[]) =>
    `${names.length} ${names.length === 1 ? 'does' : 'do'} not apply: ${names.join(', ')}`,
  together: (count: number, reasons: readonly string[]) =>
    `${count} checks cannot be made, because ${reasons.join('; ')}`,
  open: 'Open',
  blocks: 'Blocks',
  advises: 'Advises',
  left: 'The shipment has left: nothing more is required.',
};
