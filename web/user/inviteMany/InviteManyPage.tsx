import { Box, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../client/session.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { LeftRows } from '../../kit/grid/LeftRows.tsx';
import { Page } from '../../kit/record/Page.tsx';
import { ErrorState } from '../../kit/ui/ErrorState.tsx';
import { NoAccess } from '../../kit/ui/NoAccess.tsx';
import { programChoices } from '../../scope/programChoices.ts';
import { useSettingsCreate } from '../../shell/settingsPages.ts';
import { userRecord } from '../list.ts';
import { userMessages } from '../messages.ts';
import { RoleGuide } from '../RoleGuide.tsx';
import { grantableRoleChoices } from '../roleChoices.ts';
import { INVITE_DRAFT, InviteSheet } from './InviteSheet.tsx';
import { inviteManyMessages as messages } from './messages.ts';

/** The page that invites many people at once, in a grid. */
export function InviteManyPage() {
  const { allowed, list } = useSettingsCreate(userRecord);
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Page title={messages.title} parents={[list]} />
      {allowed ? <InviteMany key={turn} back={list.to} onRetry={() => setTurn(turn + 1)} /> : <NoAccess />}
    </>
  );
}

/** The question that loads a whole list. */
const ALL = { search: null, items: 1000, skip: false };

/** The page's content. @param back the address of the list */
function InviteMany({ back, onRetry }: { back: string; onRetry: () => void }) {
  const navigate = useNavigate();
  const { sendsMail } = useViewer().settings;
  const roles = grantableRoleChoices.useFound(ALL);
  const programs = programChoices.useFound(ALL);
  const options = useMemo(
    () => roles.options && programs.options && { roleId: roles.options, programIds: programs.options },
    [roles.options, programs.options],
  );
  return (
    <Flex direction="column" minH="full" maxH="max(100%, 720px)" px={{ base: '4', md: '5' }}>
      <LeaveGuard />
      <Box py="4">
        <Heading as="h1" textStyle="xl" fontWeight="semibold" letterSpacing="-0.01em">
          {messages.title}
        </Heading>
        <Text mt="2" color="fg.muted" maxW="80ch">
          {messages.how} {sendsMail ? userMessages.mailed : userMessages.notMailed}
        </Text>
        <RoleGuide />
      </Box>
      {roles.error ? (
        <ErrorState error={roles.error} onRetry={onRetry} />
      ) : options ? (
        <LeftRows name={INVITE_DRAFT}>
          {(key) => <InviteSheet key={key} options={options} onLeave={() => void navigate(back)} />}
        </LeftRows>
      ) : (
        <Skeleton flex="1" minH="64" aria-hidden />
      )}
    </Flex>
  );
}
