import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of a shipment's readiness. */
export const readinessMessages = texts('readiness', {
  title: 'Before it may leave',
  together: (count: number, reasons: string) => `${number(count)} checks cannot be made, because ${reasons}`,
  closed: (gap: string) => `${gap}. An administrator of the organization can enter it`,
  nothing: 'Nothing is open',
  left: 'The shipment has left: nothing more is required.',
});
