import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { RecordType } from '../../generated/operations.ts';
import type { Fields } from '../form/field.ts';
import type { EditFormOptions } from '../form/useEditForm.ts';
import { type Ability, reasonAgainst } from './abilities.ts';
import { EditActions } from './EditActions.tsx';
import { EditableRecord } from './EditableRecord.tsx';
import { recordMessages } from './messages.ts';
import { RecordHeader, TitleBadge } from './RecordHeader.tsx';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';
import { useRecordChanges } from './useRecordChanges.ts';

/** A record as such a page shows it. */
type Shown<Source> = Source & EditFormOptions<Source, Fields>['record'] & { id: string; abilities: readonly Ability[] };

interface PlainRecordPageProps<Data, Source, Declared>
  extends Omit<RecordPageProps<Data, Shown<Source>>, 'children'>,
    Pick<EditFormOptions<Source, Declared>, 'form' | 'save'> {
  /** Said when it was saved; Updated unless told otherwise. */
  saved?: string;
  type: RecordType;
  /** The program that the record is in; left out for the organization's own. */
  programId?: (record: Shown<Source>) => string | null;
  /** Save is disabled while something is missing or wrong, instead of pointing at it when it is pressed. */
  blockInvalid?: boolean;
  badges?: (record: Shown<Source>) => ReactNode;
  /** One line on top, only if something must be done. */
  alert?: (record: Shown<Source>) => ReactNode;
  /** What can be done with the record besides, while it is read. */
  actions?: ReactNode;
  fields: ReactNode;
  /** What hangs under the record: documents, airlines. */
  children?: (record: Shown<Source>) => ReactNode;
}

/**
 * The page of a record of the organization, whose id is in the address: header, fields to read or to edit in place, and
 * what hangs under it, kept up to date while others work on it.
 */
export function PlainRecordPage<Data, Source, Declared extends Fields>(
  props: PlainRecordPageProps<Data, Source, Declared>,
) {
  return <RecordPage {...props}>{(record) => <PlainRecord key={record.id} {...props} shown={record} />}</RecordPage>;
}

/** The id in the address of a record's page. */
export function useRecordId(): string {
  return useParams().id ?? '';
}

interface PlainRecordProps<Data, Source, Declared> extends PlainRecordPageProps<Data, Source, Declared> {
  shown: Shown<Source>;
}

function PlainRecord<Data, Source, Declared extends Fields>(props: PlainRecordProps<Data, Source, Declared>) {
  const { type, shown, query, form, save, saved, blockInvalid } = props;
  const title = props.title(shown);
  useRecordChanges({
    programId: props.programId?.(shown) ?? null,
    concerns: (change) => change.type === type && change.id === shown.id,
    onChange: () => void query.refetch(),
  });
  return (
    <EditableRecord
      edit={{ form, name: `${type}/${shown.id}`, record: shown, save, saved }}
      label={title}
      header={(formId, editing) => (
        <>
          <RecordHeader
            title={title}
            badges={
              <>
                {props.badges?.(shown)}
                <Unsaved changes={editing.form.changed.length} />
              </>
            }
            actions={
              <EditActions
                {...editing}
                formId={formId}
                blockInvalid={blockInvalid}
                reason={reasonAgainst(shown.abilities, 'UPDATE')}
              >
                {props.actions}
              </EditActions>
            }
          />
          {props.alert?.(shown)}
        </>
      )}
      fields={props.fields}
    >
      {props.children?.(shown)}
    </EditableRecord>
  );
}

/** How many changes are not saved, if any. */
function Unsaved({ changes }: { changes: number }) {
  return changes > 0 && <TitleBadge>{recordMessages.unsaved(changes)}</TitleBadge>;
}
