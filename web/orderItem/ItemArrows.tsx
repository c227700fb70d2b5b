import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import type { Direction } from './itemNavigation.ts';
import { itemMessages as messages } from './messages.ts';

interface ItemArrowsProps {
  /** The item's position among all items of its record, from 1, and their number. */
  at: number;
  of: number;
  onGo: (direction: Direction) => void;
  /** The shortcuts of the two buttons, if the page has them. */
  keys?: { previous: string; next: string };
}

/** The buttons to the previous and the next item. */
export function ItemArrows({ at, of, onGo, keys }: ItemArrowsProps) {
  return (
    <>
      <ActionButton
        size="xs"
        variant="ghost"
        css={ARROW}
        data-arrow="-1"
        aria-label={messages.previousItem}
        aria-keyshortcuts={keys?.previous}
        data-tip={keys && messages.withKey(messages.previousItem, messages.keys.previous)}
        disabledReason={at <= 1 ? messages.noPrevious : null}
        onClick={() => onGo(-1)}
      >
        <ChevronUp aria-hidden />
      </ActionButton>
      <ActionButton
        size="xs"
        variant="ghost"
        css={ARROW}
        data-arrow="1"
        aria-label={messages.nextItem}
        aria-keyshortcuts={keys?.next}
        data-tip={keys && messages.withKey(messages.nextItem, messages.keys.next)}
        disabledReason={at >= of ? messages.noNext : null}
        onClick={() => onGo(1)}
      >
        <ChevronDown aria-hidden />
      </ActionButton>
    </>
  );
}

/** As large as a thumb on a phone. */
const ARROW = { px: '1', minW: { base: '44px', md: '7' }, minH: { base: '44px', md: '7' } };
