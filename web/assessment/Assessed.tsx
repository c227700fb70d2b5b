import type { StepItemFragment } from '../generated/operations.ts';
import { assessmentMessages as messages } from './messages.ts';

/** The findings of an assessment, in a few words. */
export function Assessed({ item: { assessment, subsidiaryHazards } }: { item: StepItemFragment }) {
  const { dgClass, dgDescription } = assessment;
  const dangerous = dgClass !== null || subsidiaryHazards.length > 0;
  const found = [dgClass, subsidiaryHazards.length > 0 && messages.alsoHazards(subsidiaryHazards)].filter(Boolean);
  return [dangerous ? found.join(' ') : messages.notDangerous, dgDescription].filter(Boolean).join(' · ');
}
