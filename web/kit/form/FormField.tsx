import { showDate } from '../../base/dateText.ts';
import { groupDigits, readDecimal } from '../../base/decimal.ts';
import { formats } from '../../base/pageFormats.ts';
import { ChoiceInput, ChoicesInput, SelectInput, SuggestInput } from './ChoiceInputs.tsx';
import { ChoiceName } from './ChoiceName.tsx';
import { ColorInput, ColorName } from './ColorInput.tsx';
import { DateInput } from './DateInput.tsx';
import { FileInput } from './FileInput.tsx';
import type { FieldDescriptor } from './field.ts';
import { asChoice, asFile, asList, asText, type FieldProps, useField } from './formContext.ts';
import { formMessages } from './messages.ts';
import { NumberInput } from './NumberInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextFrame } from './TextFrame.tsx';
import { LongTextInput, TextInput } from './TextInputs.tsx';
import type { FieldValue } from './values.ts';
import { WebsiteLink } from './WebsiteLink.tsx';

/** A field of the form: text while reading, the input of its kind while editing. */
export function FormField(props: FieldProps) {
  const { editing, value, ...field } = useField(props.name);
  const { look } = field;
  const warning = props.warning ?? warningOf(value) ?? (editing ? null : look.later);
  if (!editing) {
    const { wide, short, span } = props;
    return (
      <TextFrame
        id={field.id}
        label={look.label}
        name={props.name}
        wide={wide}
        short={short}
        span={span}
        warning={warning}
      >
        {renderValue(look, value)}
      </TextFrame>
    );
  }
  const common = { ...props, ...field, warning };
  switch (look.kind) {
    case 'text':
      return <TextInput {...common} value={asText(value)} />;
    case 'longText':
      return <LongTextInput {...common} value={asText(value)} />;
    case 'number':
    case 'money':
      return <NumberInput {...common} value={asText(value)} />;
    case 'date':
      return <DateInput {...common} value={asText(value)} />;
    case 'switch':
      return <SwitchInput {...common} value={value === true} />;
    case 'select':
      return <SelectInput {...common} value={asText(value)} />;
    case 'suggest':
      return <SuggestInput {...common} value={asText(value)} />;
    case 'choice':
      return <ChoiceInput {...common} value={asChoice(value)} />;
    case 'choices':
      return <ChoicesInput {...common} value={asList(value)} />;
    case 'file':
      return <FileInput {...common} value={asFile(value)} />;
    case 'password':
      return <PasswordInput {...common} value={asText(value)} />;
    case 'color':
      return <ColorInput {...common} value={asText(value)} />;
    case 'picture':
      throw new Error('A picture is shown by PictureField, which knows how far its upload is.');
    case 'parts':
      throw new Error('A field with parts is shown by them, for instance by AddressFields.');
  }
}

/** Returns the warning about a chosen record that may not be chosen anew; null for every other value. */
function warningOf(value: FieldValue): string | null {
  const choice = asChoice(value);
  return choice?.refused ? (choice.note ?? null) : null;
}

/** Renders a field's value for reading; null or empty if the field is empty. */
export function renderValue(look: Pick<FieldDescriptor, 'kind' | 'label' | 'source' | 'website'>, value: FieldValue) {
  const { source } = look;
  switch (look.kind) {
    case 'number':
    case 'money':
      return shownNumber(look, asText(value));
    case 'date':
      return showDate(asText(value));
    case 'switch':
      return value === true ? formMessages.yes : formMessages.no;
    case 'select':
    case 'suggest':
      return source && asText(value) !== '' ? <ChoiceName source={source} id={asText(value)} /> : asText(value);
    case 'choice':
      return asChoice(value)?.label;
    case 'choices':
      // One span: the value's parts would stand apart.
      return asList(value).length === 0 ? null : (
        <span>
          {asList(value).map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              {source && label === id ? <ChoiceName source={source} id={id} /> : label}
            </span>
          ))}
        </span>
      );
    case 'file':
      return asFile(value)?.name;
    case 'color':
      return asText(value) === '' ? null : <ColorName color={asText(value)} />;
    case 'password':
      return null;
    case 'picture':
      return <PicturePreview picture={value} label={look.label} size={48} />;
    case 'longText':
      return asText(value) === '' ? null : <bdi style={{ whiteSpace: 'pre-line' }}>{asText(value)}</bdi>;
    default:
      return look.website && asText(value) !== '' ? <WebsiteLink text={asText(value)} /> : asText(value);
  }
}

function shownNumber({ kind }: Pick<FieldDescriptor, 'kind'>, value: string): string {
  const decimal = readDecimal(value);
  if (decimal === null) return value;
  return kind === 'money' ? formats.dollars(groupDigits(decimal, 2)) : groupDigits(decimal);
}
