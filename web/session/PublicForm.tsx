import { Alert, chakra, Field, Input } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { describeError, errorCode, isUnreachable } from '../base/errors.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { takeOver, typedEarly } from './early.ts';
import { messages } from './messages.ts';
import { typedBefore } from './typed.ts';

/** A field of a form for signed-out users. */
export interface PublicField<Name extends string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'password';
  /** The longest input, in characters. */
  limit?: number;
  autoComplete: string;
  /** The text that it starts with. */
  initial?: string | undefined;
  /** Returns the problem of the input; null if it is valid. */
  problem: (input: HTMLInputElement) => string | null;
  /** Renders content below the field, for instance the strength of a password. */
  below?: (value: string) => ReactNode;
}

/** Why the request was rejected: the text above the form, and the errors of its fields. */
export interface Refused<Name extends string> {
  text: ReactNode;
  fields?: Partial<Record<Name, string>>;
}

interface PublicFormProps<Name extends string> {
  fields: readonly [PublicField<Name>, ...PublicField<Name>[]];
  /** The email of the account that the form is about, shown above its fields, and to password managers. */
  account?: string | null;
  submit: string;
  /** The notice above the form until a request is rejected. */
  notice?: { status: 'info' | 'warning' | 'success'; text: string } | null;
  /** Sends the typed text of each field; returns why it was rejected, null on success. */
  send: (typed: (name: Name) => string) => Promise<Refused<Name> | null>;
}

/**
 * The form of a page for signed-out users. The browser validates the fields: these pages are the first download, and the
 * libraries of the other forms would make up a tenth of it.
 */
export function PublicForm<Name extends string>({ fields, account, submit, notice, send }: PublicFormProps<Name>) {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const [problems, setProblems] = useState<Partial<Record<Name, string | null>>>({});
  const { refused, sending, attempt } = useAttempt(send);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    firstOpen(form.current)?.focus();
    if (form.current) takeOver(form.current);
  }, []);

  const inputOf = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const check = (...checked: PublicField<Name>[]) =>
    setProblems((before) => ({ ...before, ...Object.fromEntries(checked.map((one) => [one.name, problemOf(one)])) }));
  const problemOf = (field: PublicField<Name>) => {
    const input = inputOf(field.name);
    return input ? field.problem(input) : null;
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    check(...fields);
    const invalid = fields.find(problemOf);
    if (invalid) return inputOf(invalid.name)?.focus();
    const why = await attempt((name) => inputOf(name)?.value ?? '');
    if (why?.fields) setProblems(why.fields);
  };

  return (
    <>
      {notice && !refused && (
        <Alert.Root status={notice.status} role="status">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{notice.text}</Alert.Title>
        </Alert.Root>
      )}
      {refused && (
        <Alert.Root key={refused.at} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{refused.text}</Alert.Title>
        </Alert.Root>
      )}
      <chakra.form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} display="grid" gap="1.5">
        {account && (
          <Field.Root readOnly>
            <Field.Label>{messages.email}</Field.Label>
            <Input type="email" autoComplete="username" size="lg" mb="18px" value={account} />
          </Field.Root>
        )}
        {fields.map((field) => (
          <Field.Root key={field.name} invalid={Boolean(problems[field.name])}>
            <Field.Label>{field.label}</Field.Label>
            <Input
              name={field.name}
              type={field.type}
              autoComplete={field.autoComplete}
              defaultValue={typedEarly(field.name) ?? typedBefore(field.name) ?? field.initial}
              required
              maxLength={field.limit}
              size="lg"
              bg="bg.panel"
              onBlur={() => check(field)}
              onChange={({ target }) => {
                setValues((before) => ({ ...before, [field.name]: target.value }));
                // A problem appears when a field loses focus, and disappears as soon as the input is valid.
                check(...fields.filter(({ name }) => problems[name]));
              }}
            />
            {field.below?.(values[field.name] ?? '')}
            {/* Always as high as an error: the button must not move away from the pointer when a field loses focus. */}
            <chakra.div minH="18px">
              <Field.ErrorText>{problems[field.name]}</Field.ErrorText>
            </chakra.div>
          </Field.Root>
        ))}
        <ActionButton type="submit" size="lg" loading={sending}>
          {submit}
        </ActionButton>
      </chakra.form>
    </>
  );
}

/** Returns the first input to fill in. */
function firstOpen(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = Array.from(form?.querySelectorAll('input') ?? []);
  return inputs.find(({ readOnly, value }) => !readOnly && value === '');
}

/** Sends one request at a time; numbers the rejections, so that the same message twice is announced twice. */
function useAttempt<Name extends string>(send: PublicFormProps<Name>['send']) {
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<(Refused<Name> & { at: number }) | null>(null);

  const attempt = async (typed: (name: Name) => string): Promise<Refused<Name> | null> => {
    setSending(true);
    const why = await send(typed).catch((error: unknown): Refused<Name> => ({ text: rejectionOf(error) }));
    setRefused((before) => why && { ...why, at: (before?.at ?? 0) + 1 });
    setSending(false);
    return why;
  };
  return { sending, refused, attempt };
}

function rejectionOf(error: unknown): string {
  if (errorCode(error) === 'RATE_LIMITED') return messages.rateLimited;
  return isUnreachable(error) ? messages.unreachable : describeError(error);
}
