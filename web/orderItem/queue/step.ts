import type { ComponentType } from 'react';
import type { AbilityAction, StepItemFragment, useAssessmentListQuery } from '../../generated/operations.ts';
import type { Rejection } from '../../kit/form/rejections.ts';
import type { StepFormOptions } from '../../kit/form/step.ts';
import type { FormState } from '../../kit/form/useFormCore.ts';
import type { FormValues } from '../../kit/form/values.ts';

/** A step that is taken with an item: it is assessed, or received. */
export interface ItemStep {
  /** What one must be able to do with an item, to take the step and to take it back. */
  action: AbilityAction;
  takeBackAction: AbilityAction;
  /** The rights on order items of which one opens the step, besides writing them. */
  right: string;
  /** The step's form over an item, and its fields. */
  useForm: (options: StepFormOptions<StepItemFragment>) => FormState;
  Fields: ComponentType;
  /** An answer that one key gives: what it says, the letter pressed with Alt, and what it fills in. */
  answer?: { label: string; shortLabel: string; hint: string; letter: string; changes: Partial<FormValues> };
  /** What was stored with it, in a few words. */
  Stored: ComponentType<{ item: StepItemFragment }>;
  useTakeBack: () => (
    id: string,
  ) => Promise<{ orderItem: StepItemFragment | null; errors: readonly Rejection[] } | null | undefined>;
  /** The items that wait for it, and how many of them can be taken now. */
  useList: typeof useAssessmentListQuery;
  isTaken: (item: StepItemFragment) => boolean;
  /** The status in which it can be taken. */
  readyStatus: string;
  /** Whether the list shows the dangerous goods class. */
  showsClass: boolean;
  /** The list's segment in the address. */
  section: string;
  messages: StepMessages;
}

interface StepMessages {
  /** What the step is called, for instance Assess Item. */
  title: string;
  /** The verb on its button. */
  take: string;
  /** Said when it was taken. */
  taken: string;
  /** The title of the list, and its name in the breadcrumb. */
  listTitle: string;
  crumb: string;
  /** On the button that begins with the first item, and why it cannot. */
  start: string;
  nothingReady: string;
  /** How many were done since when. */
  doneSince: (count: number, time: string) => string;
}
