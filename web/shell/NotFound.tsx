import MapPinOff from 'lucide-react/icons/map-pin-off';
import { addresses } from '../base/addresses.ts';
import { messages } from '../base/words.ts';
import { Page } from '../kit/record/Page.tsx';
import { WaysOut } from '../kit/record/WaysOut.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
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
        action={<WaysOut to={addresses.home} label={messages.goToHomepage} />}
      />
    </>
  );
}
