import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useViewer } from '../client/session.ts';
import { Page, Trail } from '../kit/record/Page.tsx';
import { NoAccess } from '../kit/ui/NoAccess.tsx';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { shellMessages } from './messages.ts';
import { allowedSections, type SettingsSection, settingsSections } from './settingsSections.ts';
import { useSettingsCounts } from './useSettingsCounts.ts';

interface SettingsFrameProps {
  /** The sections that have a screen. */
  sections?: readonly SettingsSection[];
}

/**
 * The Organization Panel: a tab for each section that the user's views open, and the section's pages next to the tabs. For
 * any other section it denies access before the section's pages fetch anything.
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
  // For users who do not manage users, their own profile is not part of the panel.
  if (pathname === addresses.user(profile.id) && !(section && allowed.includes(section))) return <Outlet />;
  if (segment === '' && first) return <Navigate replace to={addresses.settingsSection(first.segment)} />;
  const refused = segment === '' || (section && !allowed.includes(section));
  return (
    <Trail crumb={{ label: shellMessages.settings, to: addresses.settings }}>
      {refused ? (
        // Without the counts: a page that is refused sends no request.
        <SectionTabs sections={allowed} open={segment} counts={{}}>
          <Page title={section?.label ?? shellMessages.settings} />
          <NoAccess />
        </SectionTabs>
      ) : (
        <CountedTabs sections={allowed} open={segment}>
          <Outlet />
        </CountedTabs>
      )}
    </Trail>
  );
}

interface SectionTabsProps {
  sections: readonly SettingsSection[];
  /** The segment of the open section. */
  open: string;
  /** The number of records in each section, by segment. */
  counts: Readonly<Record<string, number>>;
  children: ReactNode;
}

/** The tabs of the sections, with the number of records in each. */
function CountedTabs(props: Omit<SectionTabsProps, 'counts'>) {
  return <SectionTabs {...props} counts={useSettingsCounts(props.sections.map(({ segment }) => segment))} />;
}

function SectionTabs({ sections, open, counts, children }: SectionTabsProps) {
  const segments = sections.map(({ segment }) => segment);
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
