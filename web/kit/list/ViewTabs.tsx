import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../base/format.ts';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { messages as common } from '../../base/words.ts';
import { ViewDialog } from './lazyViewDialog.ts';
import { tabMessages as messages } from './tabMessages.ts';
import type { ViewsState } from './useListState.ts';
import type { ViewCount } from './useViewCounts.ts';
import type { SavedView, ViewContent } from './viewState.ts';

const ViewMenu = lazyComponent(async () => (await import('./ViewMenu.tsx')).ViewMenu);

interface ViewTabsProps {
  views: ViewsState;
  /** How many rows each view has, by its id; that of all rows as `all`. */
  counts: ReadonlyMap<string, ViewCount>;
  /** What the list shows now, as a view would keep it. */
  shown: ViewContent;
}

/** The views of a list as tabs over it: arrow keys move between them, Enter or Space shows one. */
export function ViewTabs({ views, counts, shown }: ViewTabsProps) {
  const { current, choose, kept } = views;
  const [isSaving, setSaving] = useState(false);
  const tabs = [null, ...views.views];
  const list = useRef<HTMLDivElement>(null);
  const chosen = current?.id;
  useEffect(() => {
    const selected = list.current?.querySelector(`[data-view="${CSS.escape(chosen ?? ALL)}"]`);
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <Flex align="center" css={ROW}>
      <Flex ref={list} role="tablist" aria-label={messages.views} css={TABS} onKeyDown={moveThroughTabs}>
        {tabs.map((view) => (
          <ViewTab
            key={view?.id ?? ALL}
            view={view}
            count={counts.get(view?.id ?? ALL)}
            isChosen={view?.id === chosen}
            onChoose={() => choose(view)}
          />
        ))}
      </Flex>
      {kept && <ViewMenu views={views} />}
      {kept && (
        <Button
          variant="plain"
          size="xs"
          flexShrink={0}
          textStyle="sm"
          color="fg.muted"
          aria-haspopup="dialog"
          onPointerEnter={ViewDialog.preload}
          onFocus={ViewDialog.preload}
          onClick={() => setSaving(true)}
        >
          <Plus size={15} aria-hidden />
          <chakra.span hideBelow="md">{messages.saveView}</chakra.span>
          <chakra.span srOnly hideFrom="md">
            {messages.saveView}
          </chakra.span>
        </Button>
      )}
      {isSaving && <ViewDialog views={views} view={null} shown={shown} onClose={() => setSaving(false)} />}
    </Flex>
  );
}

const ALL = 'all';

interface ViewTabProps {
  view: SavedView | null;
  count: ViewCount | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function ViewTab({ view, count, isChosen, onChoose }: ViewTabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-view={view?.id ?? ALL}
      onClick={onChoose}
    >
      <span className="view-name any-script" data-tip-cut="">
        {view?.name ?? messages.all}
      </span>
      {count && <span className="view-count">{countText(count)}</span>}
      {view && view.sharing !== 'PRIVATE' && (
        <>
          <Users size={14} aria-hidden />
          <Box as="span" srOnly>
            {view.sharing === 'PROGRAM' ? messages.sharedWithProgram : messages.sharedWithOrganization}
          </Box>
        </>
      )}
    </button>
  );
}

const countText = ({ count, more }: ViewCount): string =>
  more ? common.list.moreThan(formatCount(count)) : formatCount(count);

/** Moves the focus between tabs, in the direction of the page. */
function moveThroughTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forwards]: at + 1, [backwards]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

const ROW = { minW: '0', minH: { base: '44px', md: '34px' }, mb: { md: '-1' } };
const TABS = {
  minW: '0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& [role=tab]': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    minH: { base: '44px', md: '34px' },
    me: '4',
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
  },
  '& [aria-selected=true]': { color: 'fg', fontWeight: 'semibold', borderColor: 'program.fg' },
  '& .view-name': { maxW: '220px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .view-count': { fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
} as const;
