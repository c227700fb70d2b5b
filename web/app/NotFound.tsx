import { Link } from '@chakra-ui/react';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { messages } from '../kit/messages.ts';
import { Page } from '../kit/record/Page.tsx';
import { addresses } from './addresses.ts';
import { shellMessages } from './messages.ts';

/** The page for an address with no content, or with none that the user may see. */
export function NotFound() {
  return (
    <>
      <Page title={shellMessages.notFound} />
      <EmptyState
        heading="h1"
        icon={MapPinOff}
        title={shellMessages.notFound}
        hint={shellMessages.notFoundHint}
        action={
          <Link asChild color="program.fg" fontWeight="semibold">
            <RouterLink to={addresses.home}>{messages.goToHomepage}</RouterLink>
          </Link>
        }
      />
    </>
  );
}
