import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, chakra, Field, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import { safeNext } from '../app/addresses.ts';
import { describeError, errorCode, isUnreachable } from '../app/errors.ts';
import { Logo } from '../app/Logo.tsx';
import { Page } from '../app/Page.tsx';
import { sessionOver, signInReason } from '../app/sessionState.ts';
import { claimSaved } from '../app/storage.ts';
import { useSignInMutation } from '../generated/session.ts';
import { messages } from './messages.ts';

const rules = object({
  login: string().trim().required(messages.emailRequired).email(messages.emailInvalid),
  // Signing in asks only for a password: the rules for new ones may be younger than the account.
  password: string().required(messages.passwordRequired),
});

/** Email and password, and back to where one wanted to go. */
export function SignInPage() {
  const { state } = useLocation();
  const reason = signInReason(state);
  const { submit, refusal } = useSignIn();
  const form = useFormik({
    initialValues: { login: '', password: '' },
    validationSchema: rules,
    onSubmit: submit,
  });
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  // After a refused submit the focus goes to the first field that needs something.
  const { submitCount, isValidating } = form;
  const invalid = form.errors.login ? first : form.errors.password ? second : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a submit moves the focus, leaving a field does not.
  useEffect(() => {
    if (submitCount > 0 && !isValidating) invalid?.current?.focus();
  }, [submitCount, isValidating]);

  return (
    <Flex as="main" minH="100dvh" align="center" justify="center" px="4" py="8" bg="bg.subtle">
      <Page title={messages.title} />
      <Stack w="full" maxW="380px" gap="5">
        <Logo size={28} />
        <Stack gap="1">
          <Heading as="h1" textStyle="2xl" fontWeight="bold" letterSpacing="tight">
            {messages.title}
          </Heading>
          <Text color="fg.muted">{messages.subtitle}</Text>
        </Stack>
        {reason && !refusal && (
          <Alert.Root status={reason === 'signedOut' ? 'info' : 'warning'} role="status">
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">{messages[reason]}</Alert.Title>
          </Alert.Root>
        )}
        {refusal && (
          <Alert.Root key={refusal.at} status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{refusal.text}</Alert.Title>
          </Alert.Root>
        )}
        <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="1.5">
          <Field.Root invalid={Boolean(form.touched.login && form.errors.login)}>
            <Field.Label>{messages.email}</Field.Label>
            <Input
              ref={first}
              type="email"
              autoComplete="username"
              size="lg"
              bg="bg.panel"
              {...form.getFieldProps('login')}
            />
            <ErrorLine>{form.touched.login && form.errors.login}</ErrorLine>
          </Field.Root>
          <Field.Root invalid={Boolean(form.touched.password && form.errors.password)}>
            <Field.Label>{messages.password}</Field.Label>
            <Input
              ref={second}
              type="password"
              autoComplete="current-password"
              size="lg"
              bg="bg.panel"
              {...form.getFieldProps('password')}
            />
            <ErrorLine>{form.touched.password && form.errors.password}</ErrorLine>
          </Field.Root>
          <Button type="submit" size="lg" loading={form.isSubmitting}>
            {messages.submit}
          </Button>
        </chakra.form>
      </Stack>
    </Flex>
  );
}

/** Keeps its height without an error: the button must not move from under the pointer that leaves a field. */
function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <chakra.div minH="18px">
      <Field.ErrorText>{children}</Field.ErrorText>
    </chakra.div>
  );
}

/** Why signing in was refused, and at which try: the same words twice are news twice. */
interface Refusal {
  text: string;
  at: number;
}

/** Signs in; gives why it was refused, for the alert above the form. */
function useSignIn() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [signIn] = useSignInMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (text: string) => setRefusal((before) => ({ text, at: (before?.at ?? 0) + 1 }));

  const submit = async ({ login, password }: { login: string; password: string }) => {
    try {
      const { data } = await signIn({ variables: { input: { login: login.trim(), password } } });
      const userId = data?.signIn.profile?.id;
      if (!userId) {
        refuse(data?.signIn.errors.map((error) => error.message).join(' ') || describeError(null));
        return;
      }
      // Nothing of whoever used this page before may be read by, or shown to, this person.
      claimSaved(userId);
      await client.clearStore();
      sessionOver.set(false);
      await navigate(safeNext(params.get('next'), location.origin), { replace: true });
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  return { submit, refusal };
}

function refusalOf(error: unknown): string {
  if (errorCode(error) === 'RATE_LIMITED') return messages.rateLimited;
  return isUnreachable(error) ? messages.unreachable : describeError(error);
}
