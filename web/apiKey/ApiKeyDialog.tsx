import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { calendarDay } from '../base/format.ts';
import { messages as common } from '../base/words.ts';
import { useCreateApiKeyMutation } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { newOutcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import type { Choice } from '../kit/form/values.ts';
import { changesList } from '../kit/record/changesList.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { CopyText } from '../kit/ui/CopyText.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { useOrganizationWords, useSeveralOrganizations } from '../scope/useNewInOrganization.ts';
import { apiKeyForm, endOfDay } from './apiKeyForm.ts';
import { apiKeyMessages as messages } from './messages.ts';

interface ApiKeyDialogProps {
  /** The user's own organization. */
  organization: Choice | null;
  onClose: () => void;
}

/** A newly created key; its secret is null if the original response was lost. */
interface CreatedKey {
  name: string;
  secret: string | null;
  organization: { name: string } | null;
}

/** The default lifetime of a key, in days. */
const USUAL_DAYS = 90;

/** Creates an API key and shows its secret, this once. */
export function ApiKeyDialog(props: ApiKeyDialogProps) {
  const { several, pending } = useSeveralOrganizations();
  const [made, setMade] = useState<CreatedKey | null>(null);
  if (pending) return null;
  return made ? <Secret {...made} onClose={props.onClose} /> : <NewKey {...props} several={several} onMade={setMade} />;
}

interface NewKeyProps extends ApiKeyDialogProps {
  /** Whether the user may choose among several organizations. */
  several: boolean;
  onMade: (key: CreatedKey) => void;
}

function NewKey({ organization, several, onClose, onMade }: NewKeyProps) {
  const words = useOrganizationWords();
  const [create] = useCreateApiKeyMutation(changesList('apiKeys'));
  const [known] = useState(() => ({
    organizationId: several ? null : organization,
    expiresAt: calendarDay(new Date(Date.now() + USUAL_DAYS * 86_400_000)),
  }));
  const form = useCreateForm({
    form: apiKeyForm,
    name: 'apiKey/new',
    known,
    scope: 'page',
    async save(fields, context) {
      const input = { ...fields, expiresAt: endOfDay(fields.expiresAt) };
      const { data } = await create({ variables: { input }, context });
      const { apiKey, secret = null } = data?.createApiKey ?? {};
      const made: CreatedKey = { name: fields.name, secret, organization: apiKey?.organization ?? null };
      return newOutcomeOf(data?.createApiKey, made);
    },
    onSaved({ made }) {
      toast.success(words.created(messages.made)(made));
      if (made) onMade(made);
    },
  });
  return (
    <FormDialog title={messages.add} form={form} label={common.create} onClose={onClose}>
      <FormField name="name" />
      {several && <FormField name="organizationId" />}
      <FormField name="roleId" />
      <FormField name="programIds" />
      <FormHint>{messages.programsHint}</FormHint>
      <FormField name="expiresAt" />
    </FormDialog>
  );
}

function Secret({ name, secret, onClose }: Pick<CreatedKey, 'name' | 'secret'> & { onClose: () => void }) {
  return (
    <AppDialog
      title={messages.secretTitle(name)}
      open
      role="alertdialog"
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.done}</Button>}
    >
      {secret !== null && <CopyText label={messages.secret}>{secret}</CopyText>}
      <Text mt="3">{secret === null ? messages.secretGone : messages.secretOnce}</Text>
    </AppDialog>
  );
}
