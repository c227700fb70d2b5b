import type { Ability, AbilityAction } from '../generated/resolvers.ts';
import type * as rest from '../generated/rest.ts';

/** Extra fields of rows and records. Backends other than the reference have fewer of these. */
export interface RestExtras {
  readonly commentsInfo?: rest.CommentsInfo;
  readonly abilities?: rest.Ability[];
  readonly nextStatuses?: string[];
  readonly heldFrom?: string | null;
  readonly permission?: rest.RowPermission | null;
}

/** A record of the OpenAPI document, with the reference backend's extras optional. */
export type OfAnyBackend<Row> = Omit<Row, keyof RestExtras> & RestExtras;

/** The schema's names of api/v1's actions. */
const ACTION: Readonly<Record<rest.Ability['action'], AbilityAction | null>> = {
  update: 'UPDATE',
  update_notes: 'UPDATE_NOTES',
  assign_status: 'ASSIGN_STATUS',
  set_delivery: 'SET_DELIVERY',
  assign_users: 'ASSIGN_USERS',
  comment: 'COMMENT',
  remove: 'REMOVE',
  archive: 'ARCHIVE',
  activate: 'ACTIVATE',
  deactivate: 'DEACTIVATE',
  invite: 'INVITE',
  copy_invitation_link: 'COPY_INVITATION_LINK',
  copy_reset_link: 'COPY_RESET_LINK',
  revoke: 'REVOKE',
  invite_admin: 'INVITE_ADMIN',
  create_item: 'CREATE_ITEM',
  add_items: 'ADD_ITEMS',
  remove_items: 'REMOVE_ITEMS',
  add_to_shipment: 'ADD_TO_SHIPMENT',
  remove_from_shipment: 'REMOVE_FROM_SHIPMENT',
  // The schema has `AvailableOrderItem.selectable` instead.
  select: null,
  set_approval: 'SET_APPROVAL',
  approve: 'APPROVE',
  send_for_review: 'SEND_FOR_REVIEW',
  generate_pdf: 'GENERATE_PDF',
  issue_papers: 'ISSUE_PAPERS',
  assess: 'ASSESS',
  receive: 'RECEIVE',
  take_back_assessment: 'TAKE_BACK_ASSESSMENT',
  take_back_receipt: 'TAKE_BACK_RECEIPT',
  release: 'RELEASE',
  split_quantity: 'SPLIT_QUANTITY',
  split_kit: 'SPLIT_KIT',
  cancel: 'CANCEL',
  undo: 'UNDO',
  apply: 'APPLY',
  discard: 'DISCARD',
};
const actionOf = new Map<string, AbilityAction | null>(Object.entries(ACTION));

/**
 * Returns what the caller may do with a record now. Actions unknown to the schema are omitted, so that a newer backend does
 * not break clients. Without the reference backend's `abilities`, the update flag and its exceptions (statuses in which
 * the caller may edit nevertheless) tell whether the record may be edited.
 */
export function abilitiesOf(record: RestExtras & { readonly status?: string }): Ability[] {
  if (record.abilities) {
    return record.abilities.flatMap(({ action: word, allowed, reason }) => {
      const action = actionOf.get(word);
      return action ? { action, allowed, reason } : [];
    });
  }
  if (!record.permission) return [];
  const excepted = record.permission.exceptions?.update?.statuses ?? [];
  const allowed = record.permission.update || (record.status !== undefined && excepted.includes(record.status));
  return [{ action: 'UPDATE', allowed, reason: null }];
}

/** Returns the number of comments that the caller may read on a record. */
export const commentsCountOf = (record: RestExtras): number => record.commentsInfo?.[0]?.commentsCount ?? 0;
