import { withText } from '../language/withText.ts';
import { messages } from './messages.ts';

/**
 * The classes and divisions of dangerous goods: 49 CFR 173.2, the same as in the UN Model Regulations. Explosives also
 * have a compatibility letter, which belongs to the goods, not to the division.
 */
export const dangerousGoodsClasses = withText(
  [
    { id: '1.1' },
    { id: '1.2' },
    { id: '1.3' },
    { id: '1.4' },
    { id: '1.5' },
    { id: '1.6' },
    { id: '2.1' },
    { id: '2.2' },
    { id: '2.3' },
    { id: '3' },
    { id: '4.1' },
    { id: '4.2' },
    { id: '4.3' },
    { id: '5.1' },
    { id: '5.2' },
    { id: '6.1' },
    { id: '6.2' },
    { id: '7' },
    { id: '8' },
    { id: '9' },
  ],
  'description',
  ({ id }) => messages.dangerousGoodsClass[id],
);
