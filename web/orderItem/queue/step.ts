import type { ComponentType } from 'react';
import type { WaitingKind } from '../../client/outboxState.ts';
import type {
  AbilityAction,
  CountedListInput,
  OrderItemFilter,
  OrderItemListInput,
  OrderItemSort,
  OrderItemSortField,
  OrderItemStep,
  PageMetaFieldsFragment,
  StepItemFragment,
  ViewedList,
} from '../../generated/operations.ts';
import type { Rejection } from '../../kit/form/rejections.ts';
import type { StepFormOptions } from '../../kit/form/step.ts';
import type { FormState } from '../../kit/form/useFormCore.ts';
import type { FormValues } from '../../kit/form/values.ts';
import type { ListQuery } from '../../kit/list/RecordList.tsx';
import type { RecordListState } from '../../kit/list/useRecordList.ts';
import type { WaitingItems } from './stations.ts';

/** A page of the items that wait for a step, and the number of those ready for it. */
interface StepList {
  list: { data: StepItemFragment[]; meta: PageMetaFieldsFragment };
  ready: { meta: PageMetaFieldsFragment };
  /** The statuses in which an item may be ready for it. */
  readyStatuses: readonly { key: string }[];
}

/** The variables of each step's list. */
interface StepListVariables {
  programId: string;
  page: number;
  items: number;
  search?: string | null;
  sort?: OrderItemSort | null;
  filter?: OrderItemFilter | null;
  ready: OrderItemFilter;
}

/** A step that is completed for an item: its assessment or its receipt. */
export interface ItemStep {
  /** The abilities on an item that the step and its undo require. */
  action: AbilityAction & WaitingKind;
  takeBackAction: AbilityAction;
  /** The right on order items that permits the step, as the right to write them does. */
  right: string;
  /** The step's form for an item, and its fields. */
  useForm: (options: StepFormOptions<StepItemFragment>) => FormState;
  Fields: ComponentType<{ item: StepItemFragment }>;
  /** An answer with a keyboard shortcut: its texts, and the values that it fills in. */
  answer?: { label: string; shortLabel: string; hint: string; changes: Partial<FormValues> };
  /** A short text on the values stored by the step. */
  Stored: ComponentType<{ item: StepItemFragment }>;
  /** What may be done with an item after the step. */
  After?: ComponentType<{ item: StepItemFragment }>;
  useTakeBack: () => (
    id: string,
  ) => Promise<{ orderItem: StepItemFragment | null; errors: readonly Rejection[] } | null | undefined>;
  /** The list of the items that wait for the step, for its views, and how the server counts it. */
  list: ViewedList;
  counted: (rows: OrderItemListInput) => CountedListInput;
  /** The query for the items that wait for the step, and the number of those ready for it. */
  useList: (
    options: RecordListState<OrderItemFilter, OrderItemSortField>['options'] & {
      variables: StepListVariables;
      skip: boolean;
    },
  ) => Omit<ListQuery<StepList>, 'refetch'> & { refetch: () => Promise<{ data?: StepList | undefined }> };
  isTaken: (item: StepItemFragment) => boolean;
  /** The step that is due for the items of the list that are ready for it. */
  due: OrderItemStep;
  /** Whether the list shows the dangerous goods class. */
  showsClass: boolean;
  /** The count of the items that wait for the step. */
  waiting: keyof WaitingItems;
  /** The list's segment in the address. */
  section: string;
  messages: StepMessages;
}

interface StepMessages {
  /** The name of the step, for instance Assess Item. */
  title: string;
  /** The verb on the step's button. */
  take: string;
  /** The confirmation that the step is completed. */
  taken: string;
  /** The title of the list, and its name in the breadcrumb. */
  listTitle: string;
  crumb: string;
  /** The label of the button that starts with the first item, and the reason if no item is ready. */
  start: string;
  nothingReady: string;
  /** One sentence that says what waits in the list. */
  purpose: string;
  /** The number of items completed, and since when. */
  doneSince: (count: number, time: string) => string;
}
