import { Text } from '@chakra-ui/react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { RecordType } from '../../generated/operations.ts';
import type { Fields } from '../form/field.ts';
import type { EditFormOptions } from '../form/useEditForm.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { type Ability, reasonAgainst } from './abilities.ts';
import { EditActions } from './EditActions.tsx';
import { EditableRecord } from './EditableRecord.tsx';
import type { HistoryWords } from './historyWords.ts';
import { recordMessages } from './messages.ts';
import { RecordHeader, TitleBadge } from './RecordHeader.tsx';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';
import { useRecordChanges } from './useRecordChanges.ts';

/** The record of a plain page: the form's source with its id and abilities. */
type Shown<Source> = Source & EditFormOptions<Source, Fields>['record'] & { id: string; abilities: readonly Ability[] };

/** What the header shows besides the record's name. */
interface PlainHeader<Record> {
  badges?: (record: Record) => ReactNode;
  /** Returns the muted line under the title; null for none. */
  subtitle?: (record: Record) => string | null;
  /** The alert at the top, if the record needs action. */
  alert?: (record: Record) => ReactNode;
  /** The other actions on the record, shown outside of editing. */
  actions?: ReactNode;
}

/** How the record is edited. */
interface PlainEdit<Source, Declared> extends Pick<EditFormOptions<Source, Declared>, 'form' | 'save'> {
  /** The success message; Updated by default. */
  saved?: string;
  /** Whether Save is disabled while a field is missing or wrong, instead of pointing at the field when clicked. */
  blockInvalid?: boolean;
}

/** The record's history and changes. */
interface PlainHistory<Record> {
  type: RecordType;
  /** How its fields are labelled and worded. */
  words: HistoryWords;
  /** Returns the record's program; omitted for the organization's own records. */
  programId?: (record: Record) => string | null;
}

interface PlainRecordPageProps<Data, Source, Declared>
  extends Omit<RecordPageProps<Data, Shown<Source>>, 'crumb' | 'children'> {
  header?: PlainHeader<Shown<Source>>;
  edit: PlainEdit<Source, Declared>;
  history: PlainHistory<Shown<Source>>;
  /** The panel beside the page, which shows the history. */
  panel: ComponentType;
  fields: ReactNode;
  /** The content under the record's fields, for instance documents or airlines. */
  children?: (record: Shown<Source>) => ReactNode;
}

/**
 * The page of one of the organization's records, by the id in the address: header, fields to read or to edit in place, and
 * the content under them, kept up to date with changes by others.
 */
export function PlainRecordPage<Data, Source, Declared extends Fields>(
  props: PlainRecordPageProps<Data, Source, Declared>,
) {
  return <RecordPage {...props}>{(record) => <PlainRecord key={record.id} {...props} shown={record} />}</RecordPage>;
}

/** Returns the record's id in the address of its page. */
export function useRecordId(): string {
  return useParams().id ?? '';
}

interface PlainRecordProps<Data, Source, Declared>
  extends Omit<PlainRecordPageProps<Data, Source, Declared>, 'allowed' | 'record' | 'parents' | 'notFound'> {
  shown: Shown<Source>;
}

function PlainRecord<Data, Source, Declared extends Fields>(props: PlainRecordProps<Data, Source, Declared>) {
  const { shown, query, header = {}, panel: Panel } = props;
  const { type, words, ...place } = props.history;
  const { blockInvalid, ...edit } = props.edit;
  const title = props.title(shown);
  const programId = place.programId?.(shown) ?? null;
  const { id } = shown;
  const history = useMemo(() => ({ type, id, words, programId }), [type, id, words, programId]);
  useRecordChanges({
    programId,
    concerns: (change) => change.type === type && change.id === shown.id,
    onChange: () => void query.refetch(),
  });
  return (
    <EditableRecord
      edit={{ ...edit, name: `${type}/${shown.id}`, record: shown }}
      history={history}
      label={title}
      header={(formId, editing) => (
        <>
          <RecordHeader
            title={title}
            badges={
              <>
                {header.badges?.(shown)}
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
                <PrintButton />
                {header.actions}
              </EditActions>
            }
          >
            <Subtitle>{header.subtitle?.(shown) ?? null}</Subtitle>
          </RecordHeader>
          {header.alert?.(shown)}
        </>
      )}
      fields={props.fields}
    >
      {props.children?.(shown)}
      <Panel />
    </EditableRecord>
  );
}

function Subtitle({ children }: { children: string | null }) {
  return (
    children !== null && (
      <Text color="fg.muted" mt="1">
        {children}
      </Text>
    )
  );
}

/** The badge with the number of unsaved changes, if any. */
function Unsaved({ changes }: { changes: number }) {
  return changes > 0 && <TitleBadge>{recordMessages.unsaved(changes)}</TitleBadge>;
}
