import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { Tip } from '../kit/ui/Tip.tsx';

interface NavigationLinkProps {
  to: string;
  label: string;
  icon: ReactElement;
  /** Whether to show only the icon, with the label in a tooltip. */
  collapsed: boolean;
  /** Whether the link is current only at exactly this address. */
  end?: boolean;
  onNavigate?: () => void;
}

const Anchor = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '34px',
    px: '2.5',
    borderRadius: 'l2',
    fontWeight: 'medium',
    color: 'fg.muted',
    transition: 'background 120ms, color 120ms',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current=page]': { bg: 'program.subtle', color: 'fg', fontWeight: 'semibold' },
    '& svg': { flexShrink: 0 },
    '&[aria-current=page] svg': { color: 'program.fg' },
  },
});

/** A link of the navigation: icon and label, or only the icon if the navigation is closed. */
export function NavigationLink({ to, label, icon, collapsed, end = false, onNavigate }: NavigationLinkProps) {
  return (
    <Tip text={collapsed ? label : null} placement="end">
      <Anchor
        to={to}
        end={end}
        aria-label={collapsed ? label : undefined}
        onClick={onNavigate}
        justifyContent={collapsed ? 'center' : undefined}
      >
        {icon}
        {!collapsed && (
          // With wider spacing, by WCAG 1.4.12, it takes two lines.
          <chakra.span minW="0" overflowWrap="anywhere">
            {label}
          </chakra.span>
        )}
      </Anchor>
    </Tip>
  );
}
