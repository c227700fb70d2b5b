import { fixedSource } from './choiceSource.ts';
import { formMessages } from './messages.ts';

/** How yes and no are written in a list. */
export const [YES, NO] = ['true', 'false'] as const;

/** The choices of an answer. */
export const yesNoChoices = fixedSource([
  { id: YES, label: formMessages.yes },
  { id: NO, label: formMessages.no },
]);
