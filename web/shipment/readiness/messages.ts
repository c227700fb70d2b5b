/** The texts of what a shipment lacks. */
export const readinessMessages = {
  title: 'Ready to ship',
  of: (done: number, all: number) => `${done} of ${all}`,
  done: (names: readonly string[]) => `${names.length} done: ${names.join(', ')}`,
  blocks: 'Blocks',
  advises: 'Advises',
  left: 'The shipment has left: nothing is asked for any more.',
};
