import { Button, chakra, Text, Link as TextLink } from '@chakra-ui/react';
import FolderOpen from 'lucide-react/icons/folder-open';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { usePermissions } from '../client/session.ts';
import { type GuideAdministratorFieldsFragment, useGuideQuery } from '../generated/operations.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { guideMessages as messages } from './messages.ts';

/** The home page of somebody without a program: who may create one is led there, others read who can add them to one. */
export function NoProgramPanel() {
  const { programs } = usePermissions();
  const { data, error, refetch } = useGuideQuery({ fetchPolicy: 'cache-and-network', skip: programs.create });
  if (programs.create) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={messages.noProgram}
        hint={messages.noProgramHint}
        action={
          <Button asChild colorPalette="program">
            <Link to={addresses.newSettingsRecord('programs')}>{messages.steps.PROGRAM.title}</Link>
          </Button>
        }
      />
    );
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Pending active />;
  const administrators = data.guide?.administrators ?? [];
  return (
    <EmptyState
      icon={FolderOpen}
      title={messages.none}
      hint={messages.noneHint(administrators.length > 0)}
      action={administrators.length > 0 && <Administrators of={administrators} />}
    />
  );
}

function Administrators({ of }: { of: readonly GuideAdministratorFieldsFragment[] }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1.5">
      {of.map(({ id, name, email }) => (
        <li key={id}>
          {email ? (
            <TextLink href={`mailto:${email}`} aria-label={messages.write(name)}>
              {name} · {email}
            </TextLink>
          ) : (
            <Text as="span">{name}</Text>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}
