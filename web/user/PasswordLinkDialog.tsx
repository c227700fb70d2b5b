import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages as kitMessages } from '../base/words.ts';
import { useCreateInvitationLinkMutation, useCreatePasswordResetLinkMutation } from '../generated/operations.ts';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { CopyText } from '../kit/ui/CopyText.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { userMessages as messages } from './messages.ts';
import { spreadsheetLine } from './spreadsheetLine.ts';

/** What a link is for: the first password of an invited person, or another one of an active person. */
type Purpose = 'invitation' | 'reset';

interface Person {
  id: string;
  fullName: string;
  email: string | null;
}

interface PasswordLinkDialogProps {
  purpose: Purpose;
  /** The people who get a link, at least one. */
  people: readonly Person[];
  onClose: () => void;
}

/** What became of each link: its address, or why there is none. */
interface Made {
  links: readonly { person: Person; url: string }[];
  problems: readonly string[];
}

/** Makes a link for each of some people that sets their password, says what it opens, and shows it to be copied. */
export function PasswordLinkDialog({ purpose, people, onClose }: PasswordLinkDialogProps) {
  const { made, making, make } = useLinks(purpose, people);
  const [only] = people;
  const title =
    people.length === 1 && only ? messages.links.title(only.fullName) : messages.links.titleMany(people.length);
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      footer={
        made ? (
          <Button onClick={onClose}>{kitMessages.done}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {kitMessages.cancel}
            </Button>
            <Button loading={making} loadingText={messages.links.make(people.length)} onClick={() => void make()}>
              {messages.links.make(people.length)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="3">
        {made && <AlertLines lines={made.problems} />}
        {made && made.links.length > 0 && (
          <CopyText label={messages.links[purpose].made}>{textOf(made.links)}</CopyText>
        )}
        <Text>{messages.links[purpose].note}</Text>
      </Stack>
    </AppDialog>
  );
}

/** Returns the only link, or a line of name, email and link for each person, as spreadsheets and mail merges read them. */
function textOf(links: Made['links']): string {
  const [first] = links;
  if (first && links.length === 1) return first.url;
  return links.map(({ person, url }) => spreadsheetLine([person.fullName, person.email ?? '', url])).join('\n');
}

/** Makes the links one after another; who cannot get one does not stop the others. */
function useLinks(purpose: Purpose, people: readonly Person[]) {
  // The links stay out of the cache.
  const [invite] = useCreateInvitationLinkMutation({ fetchPolicy: 'no-cache' });
  const [reset] = useCreatePasswordResetLinkMutation({ fetchPolicy: 'no-cache' });
  const [made, setMade] = useState<Made | null>(null);
  const [making, setMaking] = useState(false);
  const linkOf = async ({ id }: Person): Promise<{ url: string } | { why: string }> => {
    try {
      const link =
        purpose === 'invitation'
          ? (await invite({ variables: { id } })).data?.createInvitationLink
          : (await reset({ variables: { id } })).data?.createPasswordResetLink;
      const url = link?.url;
      const why = link?.errors.map(({ message }) => message).join(' ');
      return url ? { url } : { why: why || describeError(null) };
    } catch (error) {
      return { why: describeError(error) };
    }
  };
  const make = async () => {
    setMaking(true);
    const links: { person: Person; url: string }[] = [];
    const problems: string[] = [];
    for (const person of people) {
      const link = await linkOf(person);
      if ('url' in link) links.push({ person, url: link.url });
      else problems.push(messages.links.failed(person.fullName, link.why));
    }
    setMade({ links, problems });
    setMaking(false);
  };
  return { made, making, make };
}
