import { Link } from '@chakra-ui/react';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { messages } from '../kit/messages.ts';
import { addresses } from './addresses.ts';
import { Page } from './Page.tsx';

/** There is nothing at this address, or nothing that this person may know of. */
export function NotFound() {
  return (
    <>
      <Page title={messages.shell.notFound} />
      <EmptyState
        heading="h1"
        icon={MapPinOff}
        title={messages.shell.notFound}
        hint={messages.shell.notFoundHint}
        action={
          <Link asChild color="program.fg" fontWeight="semibold">
            <RouterLink to={addresses.home}>{messages.goToHomepage}</RouterLink>
          </Link>
        }
      />
    </>
  );
}
