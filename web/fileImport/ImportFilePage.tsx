import { useApolloClient } from '@apollo/client/react';
import { Box, Field, NativeSelect, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useProgram, useViewer } from '../client/session.ts';
import { type FileImportKind, useOrderToImportIntoQuery } from '../generated/operations.ts';
import { DropZone } from '../kit/file/DropZone.tsx';
import { UploadRow } from '../kit/file/UploadStatus.tsx';
import { useUpload } from '../kit/file/upload.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines } from '../kit/form/rejections.ts';
import { idempotent, keyFor, type SendKey } from '../kit/form/sendKey.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { changesList } from '../kit/record/changesList.ts';
import { type Crumb, Page } from '../kit/record/Page.tsx';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { NoAccess } from '../kit/ui/NoAccess.tsx';
import { useMayImportDeliveries } from '../scope/mayImportDeliveries.ts';
import { usePresetProgram } from '../scope/presetProgram.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { KINDS, placeOf } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { StepFrame } from './StepFrame.tsx';

/** What files may be called. The server looks at their content. */
const ACCEPT = '.xlsx,.ods,.csv,.tsv,.tab,.txt';

/** The page that imports purchase orders into the open program. */
export function ImportOrdersPage() {
  const { purchaseOrders } = usePermissions();
  const { id, slug } = useProgram();
  const list = { label: messages.orders, to: addresses.purchaseOrders(slug) };
  return (
    <FilePage
      kind="PURCHASE_ORDERS"
      allowed={purchaseOrders.read && purchaseOrders.write}
      parents={[list]}
      into={{ programId: id }}
    />
  );
}

/** The page that imports items into an order. */
export function ImportItemsPage() {
  const { id = '' } = useParams();
  const { purchaseOrders } = usePermissions();
  const program = useProgram();
  const query = useOrderToImportIntoQuery({ variables: { id }, skip: !purchaseOrders.read });
  const list = { label: messages.orders, to: addresses.purchaseOrders(program.slug) };
  return (
    <RecordPage
      allowed={purchaseOrders.read}
      query={query}
      record={({ purchaseOrder }) => (purchaseOrder?.program?.id === program.id ? purchaseOrder : null)}
      title={() => messages.titles.ORDER_ITEMS}
      parents={[list]}
      notFound={{ title: messages.orderNotFound, hint: messages.notFoundHint }}
    >
      {({ orderNumber, abilities }) => (
        <FilePage
          kind="ORDER_ITEMS"
          allowed={isAllowed(abilities, 'CREATE_ITEM')}
          parents={[list, { label: orderNumber, to: addresses.purchaseOrder(program.slug, id) }]}
          into={{ programId: program.id, purchaseOrderId: id }}
        />
      )}
    </RecordPage>
  );
}

/** The page that imports deliveries into the organization. */
export function ImportDeliveriesPage() {
  const allowed = useMayImportDeliveries();
  return <FilePage kind="DELIVERIES" allowed={allowed} parents={[]} into={{}} />;
}

/** The page that imports vendors. */
export function ImportVendorsPage() {
  const { read, write } = usePermissions().vendors;
  return <FilePage kind="VENDORS" allowed={read && write} parents={[listOf('VENDORS')]} into={{}} />;
}

/** The page that imports end users into a program. */
export function ImportEndUsersPage() {
  const { read, write } = usePermissions().endUsers;
  return <IntoProgram kind="END_USERS" allowed={read && write} />;
}

/** The page that imports groups into a program. */
export function ImportGroupsPage() {
  const { read, write } = usePermissions().groups;
  return <IntoProgram kind="GROUPS" allowed={read && write} />;
}

const listOf = (kind: FileImportKind): Crumb =>
  placeOf({ kind, program: null, purchaseOrder: null }) ?? { label: messages.imports };

/** For records of the settings that belong to a program, which is asked. */
function IntoProgram({ kind, allowed }: { kind: FileImportKind; allowed: boolean }) {
  const { programs } = useViewer();
  const preset = usePresetProgram();
  const [chosen, setChosen] = useState<string | null>(null);
  const programId = chosen ?? preset?.id ?? null;
  const picker = (
    <Field.Root required maxW="sm" mt="3">
      <Field.Label>
        {messages.program}
        <Field.RequiredIndicator />
      </Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          borderColor="border.control"
          value={programId ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          {programId === null && <option value="">{messages.chooseProgram}</option>}
          {programs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
  return <FilePage kind={kind} allowed={allowed} parents={[listOf(kind)]} into={{ programId }} above={picker} />;
}

/** What the records are imported into. */
interface Into {
  /** Null while it is not chosen; undefined for records of the whole organization. */
  programId?: string | null;
  purchaseOrderId?: string;
}

interface FilePageProps {
  kind: FileImportKind;
  allowed: boolean;
  parents: readonly Crumb[];
  into: Into;
  /** What is asked before the file. */
  above?: ReactNode;
}

function FilePage({ kind, allowed, parents, into, above }: FilePageProps) {
  const title = messages.titles[kind];
  return (
    <>
      <Page title={title} crumb={messages.import} parents={parents} />
      {allowed ? (
        <StepFrame title={title} at="file">
          <Text color="fg.muted" maxW="80ch" mt="3">
            {messages.what[kind]} {messages.nothingYet}
          </Text>
          {above}
          <Upload kind={kind} into={into} />
          <EarlierImports kind={kind} {...into} />
        </StepFrame>
      ) : (
        <NoAccess />
      )}
    </>
  );
}

/** The place for the file, which leads to the page of its import. */
function Upload({ kind, into: { programId, purchaseOrderId } }: { kind: FileImportKind; into: Into }) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { progress, upload, stop } = useUpload();
  const [lines, setLines] = useState<readonly string[]>([]);
  const sendKey = useRef<SendKey | null>(null);
  const send = async (file: File) => {
    if (programId === null) return setLines([messages.programFirst]);
    setLines([]);
    const fields = { kind: KINDS[kind].sent, programId: programId ?? undefined, purchaseOrderId, file };
    sendKey.current = keyFor(sendKey.current, fields);
    const { idempotencyKey } = idempotent(sendKey.current);
    try {
      const answer = await upload<never>({
        ...{ method: 'POST', address: '/files/file_imports', wrapper: 'file_import', fields, idempotencyKey },
      });
      // The same file may be sent again as another import.
      sendKey.current = null;
      if (answer.errors.length > 0) return setLines(errorLines(answer.errors));
      if (!answer.fileImport) throw new Error('The answer holds no import');
      changesList('fileImports').update(cache);
      void navigate(addresses.fileImport(String(answer.fileImport.id)));
    } catch (error) {
      const problem = problemOf(error);
      if (problem) setLines([problem.message]);
    }
  };
  return (
    <Box mt="4">
      <AlertLines lines={lines} />
      <DropZone
        accept={ACCEPT}
        words={{
          ...{ title: messages.drop, hint: messages.dropHint, choose: messages.choose },
          ...{ paste: messages.paste, pastedName: messages.pastedName, notPasted: messages.notPasted },
        }}
        onFile={(file) => void send(file)}
        busy={progress && <UploadRow progress={progress} onStop={stop} />}
      />
    </Box>
  );
}
