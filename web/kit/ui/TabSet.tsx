import { Box, chakra, Tabs } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../base/format.ts';
import { PHONE, useMedia } from '../../base/media.ts';

/** A tab of this page or, with `to`, a link to its own page. */
export interface TabEntry {
  id: string;
  label: string;
  /** The count next to the label; hidden if 0. */
  count?: number;
  to?: string;
}

interface TabSetProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly TabEntry[];
  /** The id of the selected tab; null for none. */
  value: string | null;
  /** Selects a tab of this page. */
  onSelect?: (id: string) => void;
  /** Whether the tabs are a 184 px wide column at the left; on phones they are a scrolling strip. */
  vertical?: boolean;
  /** The content of the selected tab, which scrolls in its own box. */
  children: ReactNode;
}

/**
 * Tabs and the content of the selected one. Arrow keys, Home and End move between tabs. They select a tab of this page at
 * once; a tab with its own page is a link that Enter or Space follows.
 */
export function TabSet({ label, tabs, value, onSelect, vertical = false, children }: TabSetProps) {
  const column = !useMedia(PHONE) && vertical;
  const list = useRef<HTMLDivElement>(null);
  const counts = tabs.map(({ count }) => count).join();
  return (
    <>
      <Tabs.Root
        value={value}
        onValueChange={(change) => onSelect?.(change.value)}
        orientation={column ? 'vertical' : 'horizontal'}
        activationMode={onSelect ? 'automatic' : 'manual'}
        // Links navigate by themselves.
        navigate={null}
        variant={vertical ? 'plain' : 'line'}
        size="sm"
        display="flex"
        flexDirection={column ? 'row' : 'column'}
        h="full"
        minH="0"
      >
        <Tabs.List ref={list} aria-label={label} flexShrink={0} css={column ? columnStyle : stripStyle}>
          {tabs.map((tab, index) => (
            <Tab key={tab.id} tab={tab} column={column} reachable={value === null && index === 0} />
          ))}
        </Tabs.List>
        {value === null ? (
          <Box css={panelStyle}>{children}</Box>
        ) : (
          <Tabs.Content key={value} value={value} p="0" css={panelStyle}>
            {children}
          </Tabs.Content>
        )}
      </Tabs.Root>
      {/* A new one each time: another tab may be out of sight in the strip, or pushed out by counts. */}
      <SelectedInView key={`${value} ${column} ${counts}`} list={list} />
    </>
  );
}

/** Scrolls the selected tab into view, once. */
function SelectedInView({ list }: { list: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list]);
  return null;
}

/** One tab. @param reachable whether it receives the keyboard focus in place of a selected tab, because none is selected */
function Tab({ tab, column, reachable }: { tab: TabEntry; column: boolean; reachable: boolean }) {
  const content = (
    <>
      <span>{tab.label}</span>
      {Boolean(tab.count) && <Count plain={column}>{formatCount(tab.count ?? 0)}</Count>}
    </>
  );
  return (
    <Tabs.Trigger value={tab.id} asChild={Boolean(tab.to)} tabIndex={reachable ? 0 : undefined}>
      {tab.to ? (
        <Link to={tab.to} onKeyDown={followOnSpace}>
          {content}
        </Link>
      ) : (
        content
      )}
    </Tabs.Trigger>
  );
}

const Count = chakra('span', {
  base: { textStyle: 'xs', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
  variants: { plain: { false: { px: '1.5', borderRadius: 'l2', bg: 'bg.muted' } } },
});

/** Follows a link on Space, as tabs do; links by themselves do not. */
function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

const columnStyle = {
  w: '184px',
  h: 'full',
  overflowY: 'auto',
  px: '2.5',
  py: '3',
  gap: '0.5',
  borderEndWidth: '1px',
  borderColor: 'border',
  '& [role=tab]': {
    justifyContent: 'space-between',
    // The names of some sections take two lines in some languages.
    h: 'auto',
    minH: '34px',
    py: '1',
    lineHeight: '1.3',
    flexShrink: 0,
    px: '2.5',
    borderRadius: 'l2',
    textAlign: 'start',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _selected: { bg: 'program.subtle', color: 'fg', fontWeight: 'semibold' },
    focusVisibleRing: 'inside',
  },
};

const stripStyle = {
  overflowX: 'auto',
  px: '3',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& [role=tab]': {
    flexShrink: 0,
    gap: '1.5',
    px: '1.5',
    me: '2',
    minH: { base: '44px', md: 'auto' },
    borderRadius: '0',
    whiteSpace: 'nowrap',
    _selected: { color: 'fg', boxShadow: 'inset 0 -2px var(--program-fg)' },
    focusVisibleRing: 'inside',
  },
};

const panelStyle = { flex: '1', minW: '0', minH: '0', position: 'relative', overflowY: 'auto' };
