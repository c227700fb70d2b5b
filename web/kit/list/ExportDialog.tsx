import { Button, Field, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages as common } from '../../base/words.ts';
import { DownloadProgress } from '../file/DownloadProgress.tsx';
import { useSavedFile } from '../file/useSavedFile.ts';
import { AppDialog } from '../ui/Dialog.tsx';
import type { Exported } from './exported.ts';
import { exportMessages as messages } from './exportMessages.ts';

type Format = 'XLSX' | 'CSV';

/** Asks for format and columns, downloads the file with its progress, and saves it once it is whole. */
export function ExportDialog({ title, meta, columns = [], ids, onClose }: Exported & { onClose: () => void }) {
  const { progress, problem, save, stop } = useSavedFile();
  const [isShownOnly, setShownOnly] = useState(columns.length > 0);
  const close = () => {
    stop();
    onClose();
  };
  const write = async (format: Format) => {
    if (await save(addressOf(meta.exportPath ?? '', format, isShownOnly ? columns : [], ids))) onClose();
  };
  const buttons = [
    ['CSV', messages.csv, 'outline'],
    ['XLSX', messages.excel, 'solid'],
  ] as const;
  return (
    <AppDialog
      title={messages.exportOf(title)}
      open
      onClose={close}
      footer={
        <>
          <Button variant="plain" onClick={close}>
            {common.cancel}
          </Button>
          {!progress &&
            buttons.map(([format, label, variant]) => (
              <Button key={format} variant={variant} onClick={() => void write(format)}>
                {label}
              </Button>
            ))}
        </>
      }
    >
      <Stack gap="4">
        <Text>
          <Text as="span" fontWeight="semibold">
            {ids ? messages.selectedRows(ids.length) : messages.rows(meta.count, meta.more)}
          </Text>
          {!ids && ` · ${messages.ofAllPages}`}
        </Text>
        {progress ? (
          <DownloadProgress progress={progress} />
        ) : (
          columns.length > 0 && (
            <Field.Root>
              <Field.Label>{messages.columns}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  value={isShownOnly ? 'shown' : 'all'}
                  onChange={(event) => setShownOnly(event.target.value === 'shown')}
                >
                  <option value="shown">{messages.shownColumns(columns.length)}</option>
                  <option value="all">{messages.allColumns}</option>
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
          )
        )}
        {problem && (
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
        )}
      </Stack>
    </AppDialog>
  );
}

/** Returns the address of a file, by the list's path and the parameters that the schema describes with it. */
function addressOf(
  path: string,
  format: Format,
  columns: readonly string[],
  ids: readonly string[] | undefined,
): string {
  const address = new URL(path, window.location.origin);
  address.searchParams.set('format', format);
  if (columns.length > 0) address.searchParams.set('columns', columns.join(','));
  if (ids) address.searchParams.set('ids', ids.join(','));
  return `${address.pathname}${address.search}`;
}
