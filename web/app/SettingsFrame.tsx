import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { NoAccess } from '../kit/feedback/NoAccess.tsx';
import { Page, Trail } from '../kit/record/Page.tsx';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { addresses } from './addresses.ts';
import { shellMessages } from './messages.ts';
import { useViewer } from './session.ts';
import { allowedSections, type SettingsSection, settingsSections } from './settingsSections.ts';
import { useSettingsCounts } from './useSettingsCounts.ts';

interface SettingsFrameProps {
  /** The sections that have a screen. */
  sections?: readonly SettingsSection[];
}

/**
 * The Organization Panel: a tab for each section that the person's views open, and the section's pages beside them. A
 * section that they do not open says so before any page of it asks for anything.
 */
export function SettingsFrame({ sections = settingsSections }: SettingsFrameProps) {
  const { pathname } = useLocation();
  const [, , segment = ''] = pathname.split('/');
  const {
    profile,
    permissions: { views },
  } = useViewer();
  const allowed = allowedSections(views, sections);
  const section = sections.find((one) => one.segment === segment);
  const [first] = allowed;
  // One's own profile is no part of the panel for whoever does not manage users.
  if (pathname === addresses.user(profile.id) && !(section && allowed.includes(section))) return <Outlet />;
  if (segment === '' && first) return <Navigate replace to={addresses.settingsSection(first.segment)} />;
  const refused = segment === '' || (section && !allowed.includes(section));
  return (
    <Trail crumb={{ label: shellMessages.settings, to: addresses.settings }}>
      <SectionTabs sections={allowed} open={segment}>
        {refused ? (
          <>
            <Page title={section?.label ?? shellMessages.settings} />
            <NoAccess />
          </>
        ) : (
          <Outlet />
        )}
      </SectionTabs>
    </Trail>
  );
}

interface SectionTabsProps {
  sections: readonly SettingsSection[];
  /** The segment of the one that is open. */
  open: string;
  children: ReactNode;
}

/** The sections with how many records each lists. */
function SectionTabs({ sections, open, children }: SectionTabsProps) {
  const segments = sections.map(({ segment }) => segment);
  const counts = useSettingsCounts(segments);
  return (
    <TabSet
      label={shellMessages.settings}
      vertical
      value={segments.find((segment) => segment === open) ?? null}
      tabs={sections.map(({ segment: id, label }) => {
        return { id, label, to: addresses.settingsSection(id), ...(id in counts && { count: counts[id] ?? 0 }) };
      })}
    >
      {children}
    </TabSet>
  );
}
