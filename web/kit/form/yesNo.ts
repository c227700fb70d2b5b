import { fixedSource } from './choiceSource.ts';
import { formMessages } from './messages.ts';

/** The values of yes and no in a select. */
export const [YES, NO] = ['true', 'false'] as const;

/** The choices of a yes/no field. */
export const yesNoChoices = fixedSource([
  { id: YES, label: formMessages.yes },
  { id: NO, label: formMessages.no },
]);
