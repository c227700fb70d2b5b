import { Box, chakra, Flex } from '@chakra-ui/react';
import Building2 from 'lucide-react/icons/building-2';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import FileText from 'lucide-react/icons/file-text';
import ListEnd from 'lucide-react/icons/list-end';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import Plane from 'lucide-react/icons/plane';
import Ship from 'lucide-react/icons/ship';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Zap from 'lucide-react/icons/zap';
import { Marked } from '../kit/ui/Marked.tsx';
import type { Entry, EntryGroup } from './entries.ts';
import { paletteMessages as messages } from './messages.ts';

interface PaletteResultsProps {
  id: string;
  /** Entries of the same group are adjacent. */
  entries: readonly Entry[];
  /** The index of the entry that Enter opens. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (entry: Entry, newTab: boolean) => void;
}

/** The entries by group. The focus stays in the input, whose `aria-activedescendant` names the active one. */
export function PaletteResults({ id, entries, active, onPoint, onChoose }: PaletteResultsProps) {
  const groups = (Object.keys(messages.groups) as EntryGroup[]).filter((group) =>
    entries.some((entry) => entry.group === group),
  );
  return (
    <Box id={id} role="listbox" aria-label={messages.results} maxH="min(420px, 60vh)" overflowY="auto" py="1">
      {groups.map((group) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`} py="1">
          <Box id={`${id}-${group}`} px="4" py="1" textStyle="xs" color="fg.muted" fontWeight="medium">
            {messages.groups[group]}
          </Box>
          {entries.map((entry, index) =>
            entry.group === group ? (
              <Option
                key={entry.id}
                id={`${id}-${index}`}
                entry={entry}
                active={index === active}
                onPoint={() => onPoint(index)}
                onChoose={(newTab) => onChoose(entry, newTab)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  active: boolean;
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

const icons: Readonly<Record<EntryGroup, typeof Zap>> = {
  actions: Zap,
  pages: CornerDownRight,
  purchaseOrders: FileText,
  orderItems: Package,
  shipments: Ship,
  vendors: Building2,
  endUsers: MapPin,
  groups: UsersRound,
  couriers: Plane,
  users: UserRound,
};

function Option({ id, entry: { group, label, note, isList, reason }, active, onPoint, onChoose }: OptionProps) {
  const Icon = icons[group];
  return (
    // No key handlers: the input has the focus and handles the keys.
    <Flex
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={reason !== undefined || undefined}
      ref={active ? keepInSight : undefined}
      align="center"
      gap="3"
      mx="2"
      px="2"
      py="1.5"
      borderRadius="l2"
      cursor={reason === undefined ? 'pointer' : 'default'}
      bg={active ? 'bg.emphasized' : undefined}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <Box color="fg.muted" flexShrink={0} aria-hidden>
        {isList ? <ListEnd size={16} /> : <Icon size={16} />}
      </Box>
      <Box
        minW="0"
        flex="1"
        overflowWrap="anywhere"
        unicodeBidi="plaintext"
        color={reason || isList ? 'fg.muted' : undefined}
      >
        {isList ? label : <Marked>{label}</Marked>}
      </Box>
      {(note || reason) && (
        <chakra.span textStyle="xs" color="fg.muted" textAlign="end" maxW="60%" unicodeBidi="plaintext">
          {reason ?? <Marked>{note}</Marked>}
        </chakra.span>
      )}
    </Flex>
  );
}

function keepInSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
