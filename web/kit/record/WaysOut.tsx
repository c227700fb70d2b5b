import { HStack, Link } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { messages } from '../../base/words.ts';

interface WaysOutProps {
  /** The page above this one, which is always offered. */
  to: string;
  label: string;
}

/** Where to go from a page that has nothing to show: back to where one came from, and to the page above. */
export function WaysOut({ to, label }: WaysOutProps) {
  const navigate = useNavigate();
  return (
    <HStack gap="5" wrap="wrap" justify="center">
      {cameFromHere() && (
        <Link as="button" color="program.fg" fontWeight="semibold" onClick={() => void navigate(-1)}>
          {messages.goBack}
        </Link>
      )}
      <Link asChild color="program.fg" fontWeight="semibold">
        <RouterLink to={to}>{label}</RouterLink>
      </Link>
    </HStack>
  );
}

/** Whether the page before this one in the tab's history is Lading's: the router counts its entries. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
