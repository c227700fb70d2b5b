import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/texts.ts';

const changes = (count: number) => (count === 1 ? '1 change' : `${formatCount(count)} changes`);

/** The texts of histories. */
export const historyMessages = texts('history', {
  list: 'Changes, newest first',
  count: changes,
  shown: (shown: number, all: number) => `${formatCount(shown)} of ${formatCount(all)}`,
  field: (label: string) => `Field: ${label}`,
  allFields: 'Show all fields',
  otherFields: (count: number) => `${changes(count)} of other fields`,
  onlyField: (label: string) => `Show only changes of ${label}`,
  older: 'Show older',
  nothingOlder: 'Nothing is older.',
  empty: 'Nothing has been changed here yet',
  emptyOfField: (label: string) => `${label} has not been changed`,
  purpose: 'Each change of the record appears here, with who made it and when.',
  removed: 'The record is no longer there, or you may no longer open it.',
  /** The old or new value of an empty field. */
  noValue: 'empty',
  unnamed: 'not visible to you',
  picture: 'a picture',
  more: (count: number) => `Show ${formatCount(count)} more`,
  key: (name: string) => `Key “${name}”`,
  /** After the name of the key. */
  madeBy: (name: string) => `, made by ${name}`,
  /** The file that brought the change, after who did it. */
  fromFile: (file: string, row: number | null) =>
    row === null ? `From the file ${file}` : `From row ${formatCount(row)} of ${file}`,
  import: 'Import',
  system: 'Lading',
  unknown: 'Somebody',
  /** What was done, after who did it; an ordinary change is told by its lines alone. */
  did: {
    create: 'created it',
    import: 'brought it in from a file',
    update: 'changed it',
    delete: 'removed it',
    assign_status: 'changed the status',
    assign_users: 'assigned people',
    set_approvals: 'set approvals',
    issue_paper: 'issued the papers',
    add_items: 'added items',
    remove_items: 'removed items',
    assess: 'assessed it',
    receive: 'received it',
    take_back_assessment: 'took the assessment back',
    take_back_receipt: 'took the receipt back',
    release: 'released it',
    split: 'split it',
    comment: 'commented',
    attach: 'added a document',
    update_attachment: 'changed a document',
    archive_attachment: 'archived a document',
    activate: 'activated the account',
    deactivate: 'deactivated the account',
    revoke: 'revoked it',
    change_password: 'changed the password',
    reset_password: 'set a new password',
    invite: 'sent the invitation again',
    copy_invitation_link: 'copied the link of the invitation',
    copy_reset_link: 'copied a link for another password',
    accept_invitation: 'accepted the invitation',
    merge: 'merged records',
    undo_merge: 'undid a merge',
  },
});
