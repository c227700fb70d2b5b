import { Box, Grid as Lines, NativeSelect, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { messages as kitMessages } from '../../base/words.ts';
import type { DecimalSign } from '../../generated/numberText.ts';
import { AppDialog, DialogFoot } from '../ui/Dialog.tsx';
import { type GridColumn, headOf } from './column.ts';
import { isTyped } from './edits.ts';
import { gridMessages as messages } from './messages.ts';
import { shownNumber } from './pasteNumbers.ts';
import { type PastePlan, verdictOf } from './pastePlan.ts';
import type { AskedPaste } from './useGridClipboard.ts';

interface PasteQuestionProps {
  asked: AskedPaste;
  columns: readonly GridColumn[];
  onClose: () => void;
}

const { question } = messages;
const SIGNS: readonly { sign: DecimalSign; label: string }[] = [
  { sign: '.', label: question.point },
  { sign: ',', label: question.comma },
];

/** The one question about a paste: which column is what, and which sign separates the decimals, as far as both are open. */
export function PasteQuestion({ asked: { plan, write }, columns, onClose }: PasteQuestionProps) {
  const [ids, setIds] = useState(plan.columns);
  const [sign, setSign] = useState<DecimalSign | null>(null);
  const verdict = verdictOf(plan, ids, columns);
  const chosen = verdict.sign ?? sign;
  const named = ids.filter((id) => id !== null);
  const problem = new Set(named).size < named.length ? question.twice : chosen === null ? question.undecided : null;
  return (
    <AppDialog
      title={question.title}
      open
      onClose={onClose}
      size={plan.asksColumns ? 'wide' : 'normal'}
      footer={
        <DialogFoot
          onClose={onClose}
          disabledReason={problem}
          onClick={() => {
            onClose();
            if (chosen !== null) write({ columns: ids, sign: chosen });
          }}
        >
          {question.paste}
        </DialogFoot>
      }
    >
      <Stack gap="5">
        {plan.asksColumns && <Columns plan={plan} columns={columns} ids={ids} onChange={setIds} />}
        {verdict.sign === null && (
          <RadioGroup.Root value={sign} onValueChange={({ value }) => setSign(value === ',' ? ',' : '.')}>
            <RadioGroup.Label fontWeight="medium">{question.numbers}</RadioGroup.Label>
            <Stack gap="3" mt="2">
              {SIGNS.map((one) => (
                <RadioGroup.Item key={one.sign} value={one.sign} alignItems="flex-start">
                  <RadioGroup.ItemHiddenInput />
                  <RadioGroup.ItemIndicator mt="0.5" />
                  <RadioGroup.ItemText>
                    {one.label}
                    <Box
                      as="span"
                      display="block"
                      color="fg.muted"
                      fontWeight="normal"
                      fontVariantNumeric="tabular-nums"
                    >
                      {verdict.doubtful
                        .map(({ label, text }) =>
                          kitMessages.labeled(label, question.reading(text, shownNumber(text, one.sign) ?? text)),
                        )
                        .join(' · ')}
                    </Box>
                  </RadioGroup.ItemText>
                </RadioGroup.Item>
              ))}
            </Stack>
          </RadioGroup.Root>
        )}
      </Stack>
    </AppDialog>
  );
}

interface ColumnsProps {
  plan: PastePlan;
  columns: readonly GridColumn[];
  ids: readonly (string | null)[];
  onChange: (ids: readonly (string | null)[]) => void;
}

/** The columns of the sheet, with examples, and what each becomes. */
function Columns({ plan, columns, ids, onChange }: ColumnsProps) {
  const choices = columns.filter((column) => isTyped(column) || column.productOf);
  return (
    <Box>
      <Text fontWeight="medium" mb="2">
        {question.columns}
      </Text>
      <Lines templateColumns="minmax(0, 1fr) minmax(0, 2fr) 200px" gapX="4" gapY="2" alignItems="center">
        {plan.sheet.map(({ heading, examples, place }, at) => {
          const name = heading || question.column(at + 1);
          return (
            <Fragment key={place}>
              <Text truncate data-tip-cut="" dir="auto">
                {name}
              </Text>
              <Text truncate data-tip-cut="" color="fg.muted" dir="auto">
                {examples.join(' · ')}
              </Text>
              <NativeSelect.Root size="sm">
                <NativeSelect.Field
                  aria-label={question.as(name)}
                  value={ids[at] ?? ''}
                  onChange={(event) => onChange(ids.toSpliced(at, 1, event.target.value || null))}
                >
                  <option value="">{question.nothing}</option>
                  {choices.map((column) => (
                    <option key={column.id} value={column.id}>
                      {headOf(column)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Fragment>
          );
        })}
      </Lines>
    </Box>
  );
}
