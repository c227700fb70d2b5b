/** The texts of what a shipment lacks. */
export const readinessMessages = {
  title: 'Ready to ship',
  of: (done: number, all: number) => `${done} of ${all}`,
  done: (names: readonly string[]) => `${names.length} done: ${names.join(', ')}`,
  blocks: 'Blocks',
  advises: 'Advises',
  blocked: 'Cannot leave before this is done',
  left: 'The shipment has left: nothing is asked for any more.',
  notAsked: 'What is missing could not be asked for',
  retry: 'Try again',
};
