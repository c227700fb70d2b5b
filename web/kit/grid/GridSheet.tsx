import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { formatCount } from '../../base/format.ts';
import { commandLetter } from '../../base/keys.ts';
import { messages as kitMessages } from '../../base/words.ts';
import { useUnsaved } from '../form/leaveGuard.ts';
import { StaleChoices } from '../form/StaleDialog.tsx';
import { useDraft } from '../form/useDraft.ts';
import { picked, valueAt } from '../form/values.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AlertLines } from '../ui/AlertLines.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { Pending } from '../ui/Pending.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DataGrid } from './DataGrid.tsx';
import { GridKeys } from './GridKeys.tsx';
import { GridNews } from './GridNews.tsx';
import { draftOf } from './gridDraft.ts';
import { gridMessages as messages } from './messages.ts';
import { PasteQuestion } from './PasteQuestion.tsx';
import { isReady } from './rowStates.ts';
import type { Grid } from './useGrid.ts';
import type { AskedPaste, PasteNews } from './useGridClipboard.ts';
import { type GridServer, useGridSave } from './useGridSave.ts';

interface GridSheetProps<Added, Edited> {
  grid: Grid;
  server: GridServer<Added, Edited>;
  title: string;
  /** The name of the draft that is kept on the device. */
  draftName: string;
  /** The buttons for other views of the rows. */
  views: ReactNode;
  /** The totals of the rows, at the foot. */
  totals: ReactNode;
  /** The reason nothing can be saved; null if possible. */
  blockedReason: string | null;
  /** Leaves the grid, after a question if there is unsaved input. */
  onCancel: () => void;
}

/** A grid with its heading, the result of the last paste, Save, and its foot. Unsaved input is kept on the device. */
export function GridSheet<Added, Edited>(props: GridSheetProps<Added, Edited>) {
  const { grid, server, title, draftName, views, totals, blockedReason, onCancel } = props;
  const { state, looks, rowStatesNow, shown, spec, dispatch } = grid;
  const { save, step, pending, problem, sendKeys } = useGridSave(grid, server);
  const [news, setNews] = useState<PasteNews | null>(null);
  const [asked, setAsked] = useState<AskedPaste | null>(null);
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<{ count: number; answer: (sure: boolean) => void } | null>(null);
  const [deciding, setDeciding] = useState<string | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const ready = looks.filter(isReady).length;
  const draft = draftOf(state, shown, spec, sendKeys.current);
  const { forget, flush } = useDraft(draftName, draft);
  useUnsaved(draft !== null, 'grid', forget, flush);
  const saveAll = () => {
    setNews(null);
    // The press or key has already accepted the text of an open cell.
    setSaid(rowStatesNow().some(isReady) ? '' : messages.nothingReady);
    void save();
  };
  const takeStep = (back: boolean) =>
    void step(back, (count) => new Promise((answer) => setRemoving({ count, answer })));
  const answer = (sure: boolean) => {
    removing?.answer(sure);
    setRemoving(null);
  };
  const decided = looks.find(({ row, status }) => row.key === deciding && status === 'conflict')?.row;
  const decide = (index: number) => {
    const look = looks[index];
    if (look?.status !== 'conflict') return false;
    setDeciding(look.row.key);
    return true;
  };
  const isOpen = state.typing !== null && state.typing.text !== state.typing.before;
  const nothing = ready === 0 && !isOpen ? messages.nothingReady : null;
  return (
    <Flex
      as="section"
      aria-label={title}
      direction="column"
      flex="1"
      minH="360px"
      mx={{ base: '-4', md: '-5' }}
      position="relative"
      onKeyDown={(event) => {
        if (commandLetter(event) !== 's') return;
        event.preventDefault();
        if (blockedReason === null) saveAll();
      }}
    >
      <Pending active={pending} />
      <Flex align="center" gap="3" wrap="wrap" px={{ base: '4', md: '5' }} py="2.5" minH="53px">
        <HStack gap="2" align="baseline">
          <Heading as="h2" textStyle="sm" fontWeight="semibold">
            {title}
          </Heading>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCount(state.rows.length)}
          </Text>
        </HStack>
        {views}
        <GridNews grid={grid} news={news} onUndo={() => takeStep(true)} />
        <HStack ms="auto" gap="2.5">
          <ColumnsMenu grid={grid} />
          <Button variant="outline" onClick={onCancel}>
            {kitMessages.cancel}
          </Button>
          <ActionButton ref={saveButton} loading={pending} disabledReason={blockedReason ?? nothing} onClick={saveAll}>
            {ready > 0 || server.words ? (server.words ?? messages).save(ready) : kitMessages.save}
            <KeyHint keys={['Ctrl', 'S']} />
          </ActionButton>
        </HStack>
      </Flex>
      {problem && (
        <Box px={{ base: '4', md: '5' }} pb="3">
          <AlertLines lines={[problem.message]} />
        </Box>
      )}
      <DataGrid
        grid={grid}
        label={title}
        onUndo={takeStep}
        onPasted={setNews}
        onAsk={setAsked}
        onDecide={decide}
        onLeave={() => saveButton.current?.focus()}
        say={setSaid}
      />
      {totals}
      {asked && <PasteQuestion asked={asked} columns={spec.columns} onClose={() => setAsked(null)} />}
      <GridKeys said={said} kept={draft !== null} />
      <ConfirmDialog
        title={messages.removeTitle}
        open={removing !== null}
        confirmLabel={messages.remove}
        note={messages.removeNote}
        destructive={false}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        {messages.removeText(removing?.count ?? 0)}
      </ConfirmDialog>
      {decided?.conflict && decided.base && (
        <StaleChoices
          key={`${decided.key}/${decided.version}`}
          question={{
            change: decided.conflict.change,
            verdict: {
              merged: { ...decided.values, ...picked(decided.base, decided.conflict.paths) },
              conflicts: decided.conflict.paths.map((path) => ({
                path,
                mine: valueAt(decided.values, path),
                theirs: valueAt(decided.base ?? {}, path),
              })),
            },
          }}
          look={(path) => spec.columns.find(({ id }) => id === path)?.look ?? null}
          pending={pending}
          onSettle={(values) => {
            dispatch({ type: 'settled', key: decided.key, cells: values });
            setDeciding(null);
            void save(decided.key);
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </Flex>
  );
}
