import { Box, chakra, Text } from '@chakra-ui/react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { messages as words } from '../base/words.ts';
import type { ShipmentGivenApprovalsFragment } from '../generated/operations.ts';
import { notesOf } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';

interface ApprovalNotesProps {
  given: ShipmentGivenApprovalsFragment | null | undefined;
  /** The name of the shipment's program. */
  program: string;
}

/** Which approvals do not count, and what changed since they were given; nothing if all count. */
export function ApprovalNotes({ given, program }: ApprovalNotesProps) {
  const notes = notesOf(given, program);
  if (notes.length === 0) return null;
  return (
    <Notes aria-label={messages.approvalNotes}>
      {notes.map(({ labels, lapsed, lines }) => (
        <li key={lines.join()}>
          <Box color="fg.warning" flexShrink={0} pt="0.5">
            <TriangleAlert size={15} aria-hidden />
          </Box>
          <Box minW="0" overflowWrap="anywhere">
            <Text fontWeight="medium">{lapsed ? messages.doNotCount(labels) : words.listed(labels)}</Text>
            {lines.slice(0, MOST).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
            {lines.length > MOST && (
              <chakra.details>
                <chakra.summary cursor="pointer" color="fg.muted" minH={{ base: '44px', md: '0' }}>
                  {messages.moreChanges(lines.length - MOST)}
                </chakra.summary>
                {lines.slice(MOST).map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </chakra.details>
            )}
          </Box>
        </li>
      ))}
    </Notes>
  );
}

/** How many changes are shown at once. */
const MOST = 5;

const Notes = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    pt: '2',
    pb: '3',
    display: 'grid',
    gap: '2',
    '& > li': { display: 'flex', gap: '2.5' },
  },
});
