import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placed } from '../../base/places.ts';
import { printedMessages } from '../print/printedMessages.ts';
import { FieldList } from './FieldList.tsx';
import { FormField } from './FormField.tsx';
import type { FieldDescriptor } from './field.ts';
import { type FieldProps, useForm, useFormContent } from './formContext.ts';
import { formMessages as messages } from './messages.ts';
import { TextFrame } from './TextFrame.tsx';
import { isEmptyValue, valueAt } from './values.ts';

/** A field of the form. */
interface Declared extends FieldProps {
  /** Whether it is shown even if it is empty, because somebody has to fill it in. */
  asked?: boolean | undefined;
}

/** A value beside the fields that is read only. */
interface ReadOnly {
  label: string;
  text: string | null | undefined;
}

/** A place of the sheet. */
export type SheetField = Declared | ReadOnly;

/** Returns the label of a place. */
const labelIn = (look: (path: string) => FieldDescriptor | null) => (field: SheetField) =>
  isDeclared(field) ? (look(field.name)?.label ?? field.name) : field.label;

interface FieldSheetProps {
  title: string;
  fields: readonly SheetField[];
  /** The minimum column width while editing. */
  min?: string;
}

const isDeclared = (field: SheetField): field is Declared => 'name' in field;

/**
 * The fields of a record under a heading. While reading, filled ones come first, and the empty ones fold into a number that
 * shows them; that stays as chosen while the page is open. A link to an empty field shows them, too. While editing, all fields
 * are there in their own order.
 */
export function FieldSheet({ title, fields, min }: FieldSheetProps) {
  const { editing, printed = false, look } = useForm();
  const { values } = useFormContent();
  const [isChosen, setChosen] = useState(false);
  const linked = useLocation().hash.slice(1);
  if (editing) {
    return (
      <chakra.section aria-label={title} {...placed('fields')}>
        <FieldList min={min}>
          <Places fields={fields} />
        </FieldList>
      </chakra.section>
    );
  }
  const isEmpty = (field: SheetField) =>
    isDeclared(field) ? !field.asked && isEmptyValue(valueAt(values, field.name)) : !field.text;
  const empty = fields.filter(isEmpty);
  if (printed) {
    return (
      <section>
        <dl>
          <Places fields={fields.filter((field) => !isEmpty(field))} />
        </dl>
        {empty.length > 0 && <p className="print-note">{printedMessages.emptyFields(empty.map(labelIn(look)))}</p>}
      </section>
    );
  }
  const isOpen = isChosen || empty.some((field) => isDeclared(field) && field.name === linked);
  return (
    <chakra.section aria-label={title} mt="6" {...placed('fields')}>
      <Flex align="center" justify="space-between" gap="3" minH="34px" mb="1">
        <Heading as="h2" textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
        {empty.length > 0 && (
          <Text as="span" data-unfold="">
            <Button
              variant="plain"
              size="xs"
              px="0"
              minH={{ base: '44px', md: '7' }}
              aria-expanded={isOpen}
              onClick={() => setChosen(!isOpen)}
            >
              {messages.emptyCount(empty.length)} · {isOpen ? messages.hideEmpty : messages.showEmpty}
            </Button>
          </Text>
        )}
      </Flex>
      <chakra.dl css={SHEET}>
        <Places fields={fields.filter((field) => !isEmpty(field))} />
        {isOpen && <Places fields={empty} />}
      </chakra.dl>
    </chakra.section>
  );
}

function Places({ fields }: { fields: readonly SheetField[] }) {
  return fields.map((field) => {
    if (!isDeclared(field)) {
      return (
        <TextFrame key={field.label} label={field.label}>
          {field.text}
        </TextFrame>
      );
    }
    const { asked, ...props } = field;
    return <FormField key={props.name} {...props} />;
  });
}

/** Labels beside their values, in as many columns as fit. */
const SHEET = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(228px, 100%), 1fr))',
  columnGap: '6',
  borderTopWidth: '1px',
  borderColor: 'border',
  pt: '2',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: '3', py: '0.5', minH: '26px' },
  '& > div > dt': { flex: '0 0 100px', lineHeight: '20px' },
  '& > div > dd': { flex: '1', minW: '0', minH: '0', py: '0', lineHeight: '20px' },
};
