import { Alert, Box, Flex, HStack, IconButton, Popover, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useViewer } from '../client/session.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { ProgramSwatch } from '../scope/ProgramSwatch.tsx';
import { notificationMessages as messages } from './messages.ts';
import { SwitchLine } from './SwitchLine.tsx';
import { useNotificationSettings } from './useNotificationSettings.ts';

/** The user's notification preferences: which kinds of events, and in which programs. Every switch saves at once. */
export function NotificationPreferences({ onClose }: { onClose: () => void }) {
  const { settings, types, change, problem, saved, error, retry } = useNotificationSettings();
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        ps="4"
        pe="2"
        h="45px"
        flexShrink={0}
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Popover.Title fontWeight="semibold">{messages.preferences}</Popover.Title>
        <Tip text={messages.closePreferences}>
          <IconButton variant="ghost" size="xs" aria-label={messages.closePreferences} onClick={onClose}>
            <X />
          </IconButton>
        </Tip>
      </Flex>
      <Box position="relative" flex="1" minH="0" overflowY="auto" overscrollBehavior="contain">
        <Pending active={!settings && !error} />
        {!settings && (error ? <ErrorState error={error} onRetry={retry} /> : <Box h="320px" />)}
        {problem !== null && (
          <Alert.Root status="error" borderRadius="0" role="alert">
            <Alert.Indicator />
            <Alert.Title>{problem}</Alert.Title>
          </Alert.Root>
        )}
        {settings && <Switches settings={settings} types={types} change={change} />}
      </Box>
      <HStack
        role="status"
        flexShrink={0}
        gap="2"
        px="4"
        py="2"
        textStyle="xs"
        color="fg.muted"
        bg="bg.subtle"
        borderTopWidth="1px"
        borderColor="border"
      >
        {saved && <Check size={14} aria-hidden />}
        {saved ? messages.saved : messages.savesAtOnce}
      </HStack>
    </>
  );
}

type Kept = ReturnType<typeof useNotificationSettings>;

interface SwitchesProps extends Pick<Kept, 'types' | 'change'> {
  settings: NonNullable<Kept['settings']>;
}

function Switches({ settings, types, change }: SwitchesProps) {
  const { programs } = useViewer();
  const { enabled, allPrograms } = settings;
  const muted = enabled ? null : messages.muted;
  return (
    <>
      <Group>
        <SwitchLine
          strong
          label={messages.mute}
          checked={!enabled}
          onChange={(on) => change({ ...settings, enabled: !on })}
        />
      </Group>
      <Group title={messages.what}>
        {types.map(({ type, description }) => {
          const own = settings.types.find((one) => one.type === type);
          return (
            own && (
              <SwitchLine
                key={type}
                label={description}
                checked={own.enabled}
                disabledReason={muted}
                onChange={(on) => change({ ...settings, types: switched(settings.types, own, on) })}
              />
            )
          );
        })}
      </Group>
      <Group title={messages.where}>
        <SwitchLine
          strong
          label={messages.allPrograms}
          checked={allPrograms}
          onChange={(on) => change({ ...settings, allPrograms: on })}
        />
        {programs.map(({ id, name, colorPalette }) => {
          const own = settings.programs.find(({ programId }) => programId === id);
          return (
            own && (
              <SwitchLine
                key={id}
                label={name}
                sign={<ProgramSwatch palette={colorPalette} />}
                checked={own.enabled}
                disabledReason={muted ?? (allPrograms ? messages.allProgramsOn : null)}
                onChange={(on) => change({ ...settings, programs: switched(settings.programs, own, on) })}
              />
            )
          );
        })}
      </Group>
    </>
  );
}

function switched<One extends { enabled: boolean }>(all: readonly One[], own: One, on: boolean): One[] {
  return all.map((one) => (one === own ? { ...one, enabled: on } : one));
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={title} py="2" css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}>
      {title && (
        <Text px="4" py="1" textStyle="xs" color="fg.muted" aria-hidden>
          {title}
        </Text>
      )}
      {children}
    </Box>
  );
}
