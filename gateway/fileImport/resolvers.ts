import type {
  FileImportMadeResolvers,
  FileImportNameResolvers,
  FileImportResolvers,
  FileImportResultResolvers,
  FileImportRowResolvers,
  ImportFieldResolvers,
  MutationResolvers,
  NameAnswerInput,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { lower, lowers, upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { isRestType, TYPE } from '../record/types.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import type {
  RestFileImport,
  RestFileImportMade,
  RestFileImportName,
  RestFileImportResult,
  RestFileImportRow,
  RestImportField,
} from './rest.ts';

const FileImport: FieldsOf<FileImportResolvers, RestFileImport> = {
  kind: ({ kind }) => upper(kind),
  state: ({ state }) => upper(state),
  program: ({ programId }, _args, { programs }) => unlessForbidden(() => programs.find(programId)),
  purchaseOrder: ({ purchaseOrderId }, _args, { purchaseOrders }) =>
    unlessForbidden(() => purchaseOrders.find(purchaseOrderId)),
  user: ({ userId }, _args, { users }) => users.summary(userId),
  filePath: ({ id }) => `/files/file_imports/${id}/file`,
  refusedPath: ({ id, counts }) => (counts && counts.attention > 0 ? `/files/file_imports/${id}/refused` : null),
  format: ({ format }) => upper(format),
  leftRows: ({ leftRows }) => leftRows.map((each) => ({ ...each, kind: upper(each.kind) })),
  questions: ({ questions }) => questions.map(upper),
  columns: ({ columns }) => columns.map((column) => ({ ...column, from: column.from && upper(column.from) })),
  rows: ({ id }, { states, ...list }, { fileImports }) =>
    fileImports.rows(id, { ...listQuery(list), filters: { states: lowers(states) } }),
  names: ({ id }, _args, { fileImports }) => fileImports.names(id),
  made: ({ id }, _args, { fileImports }) => fileImports.made(id),
  results: ({ id }, list, { fileImports }) => fileImports.results(id, listQuery(list)),
  undo: ({ id }, _args, { fileImports }) => fileImports.undoing(id),
  work: ({ workId }, _args, { works }) => works.find(workId),
  undoWork: ({ undoWorkId }, _args, { works }) => works.find(undoWorkId),
  abilities: abilitiesOf,
};

const ImportField: FieldsOf<ImportFieldResolvers, RestImportField> = { kind: ({ kind }) => upper(kind) };

const FileImportRow: FieldsOf<FileImportRowResolvers, RestFileImportRow> = { state: ({ state }) => upper(state) };

const FileImportName: FieldsOf<FileImportNameResolvers, RestFileImportName> = {
  choice: ({ choice }) => choice && upper(choice),
};

// A kind of record that the schema lacks is an order at least by its name.
const typeOf = ({ recordType }: { readonly recordType: string }) =>
  isRestType(recordType) ? TYPE[recordType] : 'PURCHASE_ORDER';

const FileImportMade: FieldsOf<FileImportMadeResolvers, RestFileImportMade> = {
  type: typeOf,
  isRemoved: ({ removed }) => removed,
};

const FileImportResult: FieldsOf<FileImportResultResolvers, RestFileImportResult> = {
  type: typeOf,
  purchaseOrder: ({ recordType, recordId }, _args, { purchaseOrders }) =>
    recordType === 'PurchaseOrder' ? unlessForbidden(() => purchaseOrders.find(recordId)) : null,
};

const Query: Pick<QueryResolvers, 'fileImport' | 'fileImports' | 'fileImportMappings'> = {
  fileImport: (_root, { id }, { fileImports }) => unlessForbidden(() => fileImports.find(id)),
  fileImports: (_root, { kind, programId, purchaseOrderId, ...list }, { fileImports }) =>
    fileImports.page({
      ...listQuery(list),
      programId: programId ?? undefined,
      filters: { kind: kind ? lower(kind) : undefined, purchaseOrderId: purchaseOrderId ?? undefined },
    }),
  fileImportMappings: (_root, { kind }, { fileImports }) => fileImports.mappings(lower(kind)),
};

const answerOf = ({ field, text, choice, recordId }: NameAnswerInput) => ({
  ...{ field, text, choice: choice ? lower(choice) : null },
  ...(recordId && { recordId: restId(recordId) }),
});

const Mutation: Pick<
  MutationResolvers,
  | 'updateFileImport'
  | 'previewFileImport'
  | 'mendFileImport'
  | 'answerFileImport'
  | 'applyFileImport'
  | 'undoFileImport'
  | 'discardFileImport'
> = {
  updateFileImport: (_root, { id, input: { mappingId, ...input } }, { fileImports }) =>
    result('fileImport', () =>
      fileImports.update(id, { ...input, ...(mappingId && { mappingId: restId(mappingId) }) }),
    ),
  previewFileImport: (_root, { id }, { fileImports }) => result('fileImport', () => fileImports.preview(id)),
  mendFileImport: (_root, { id, input: { rows } }, { fileImports }) =>
    result('fileImport', () =>
      fileImports.mend(
        id,
        rows.map(({ row, cells, leftOut }) => ({ row, cells: cells ?? [], leftOut: leftOut ?? undefined })),
      ),
    ),
  answerFileImport: (_root, { id, input: { answers } }, { fileImports }) =>
    result('fileImport', () => fileImports.answer(id, answers.map(answerOf))),
  applyFileImport: (_root, { id }, { fileImports }) => result('fileImport', () => fileImports.apply(id)),
  undoFileImport: (_root, { id }, { fileImports }) => result('fileImport', () => fileImports.undo(id)),
  discardFileImport: (_root, { id }, { fileImports }) => result('discarded', () => fileImports.remove(id)),
};

export const fileImport = {
  FileImport,
  FileImportMade,
  FileImportRow,
  FileImportName,
  FileImportResult,
  ImportField,
  Query,
  Mutation,
};
