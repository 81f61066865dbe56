import {
  currentEntry,
  demoEntries,
  EntryIcon,
  Link,
  useEntriesWithoutClub,
  useHasOwnModules,
  useLocation,
  useManifest,
  useModulesRetry,
  useNavEntries,
  type OfferedEntry,
} from '@platform/module-kit';
import { token, Tooltip } from '@platform/ui';
import { DoorOpen, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const SECTIONS = [
  { id: 'navigation', heading: 'Navigation' },
  { id: 'modules', heading: 'Modules' },
  { id: 'settings', heading: 'Settings' },
] as const;

const RETRY_MODULES = 'Modules not loaded. Retry';

interface SidebarLinksProps {
  demo: boolean;
  /** Icons only; tooltips show their labels. */
  collapsed: boolean;
}

/** The links of the sidebar, in the sections of specification 2.23; a section without links is left out. */
export function SidebarLinks({ demo, collapsed }: SidebarLinksProps) {
  const own = [...useNavEntries('sidebar'), ...useEntriesWithoutClub()];
  const demos = demoEntries(useManifest());
  const entries = demo ? demos : own;
  const retryModules = useModulesRetry();
  // The page arrives with only some modules, so the links below them would move when the person's own arrive.
  const isKnown = useHasOwnModules() || demo;
  return (
    <Nav aria-label="Platform" aria-busy={!isKnown || undefined}>
      {SECTIONS.map(({ id, heading }) => (
        <Section
          key={id}
          heading={heading}
          collapsed={collapsed}
          entries={entries.filter((entry) => (entry.section ?? 'modules') === id)}
        />
      ))}
      {!demo && retryModules && (
        <Labeled label={RETRY_MODULES} collapsed={collapsed}>
          {(name, words) => (
            <Retry type="button" {...name} onClick={() => void retryModules()}>
              <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
              {words}
            </Retry>
          )}
        </Labeled>
      )}
      {demo && (
        <Labeled label="Exit Platform" collapsed={collapsed}>
          {(name, words) => (
            <Exit to="/" {...name}>
              <DoorOpen size={20} strokeWidth={1.75} aria-hidden="true" />
              {words}
            </Exit>
          )}
        </Labeled>
      )}
    </Nav>
  );
}

function Section({ heading, entries, collapsed }: { heading: string; entries: OfferedEntry[]; collapsed: boolean }) {
  const manifest = useManifest();
  const { pathname } = useLocation();
  if (entries.length === 0) return null;
  return (
    <section>
      {collapsed ? <Rule /> : <Heading>{heading}</Heading>}
      {entries.map(({ to, label, icon }) => (
        <Labeled key={to} label={label} collapsed={collapsed}>
          {(name, words) => (
            <Entry to={to} {...name} aria-current={currentEntry(manifest, to, pathname)}>
              <EntryIcon icon={icon} />
              {words}
            </Entry>
          )}
        </Labeled>
      ))}
    </section>
  );
}

interface LabeledProps {
  label: string;
  collapsed: boolean;
  /** Renders an entry with the attributes that name it and with its visible label. */
  children: (name: { 'aria-labelledby'?: string }, words: ReactNode) => ReactNode;
}

/** The label of an entry: beside its icon, or as the tooltip of an icon alone. */
function Labeled({ label, collapsed, children }: LabeledProps) {
  if (!collapsed) return children({}, <span>{label}</span>);
  return (
    <Tooltip text={label} side="right">
      {({ 'aria-describedby': id }) => children({ 'aria-labelledby': id }, null)}
    </Tooltip>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  padding: ${token.space.md} 0.25rem;

  section {
    display: grid;
    gap: 2px;
  }

  &[aria-busy] section:not(:first-child) {
    visibility: hidden;
  }
`;

const Heading = styled.h2`
  padding: ${token.space.xxs} 0.625rem;
  color: ${token.color.inkFaint};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;

const Rule = styled.hr`
  width: 1.5rem;
  margin: ${token.space.xs} auto;
  border: 0;
  border-top: 1px solid ${token.color.line};

  section:first-child > & {
    display: none;
  }
`;

const entryStyle = css`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  min-height: 2.5rem;
  padding-inline: 0.625rem;
  border-radius: ${token.radius.md};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${token.motion.quick};

  /* Inset: the edges of the narrow column would cut off the focus ring. */
  &:focus-visible {
    outline-offset: -3px;
  }

  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.ink};
  }

  &[aria-current] {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
  }

  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
`;

const Entry = styled(Link)`
  ${entryStyle}
`;

const Retry = styled.button`
  ${entryStyle}
  border: 0;
  background: none;
`;

const Exit = styled(Link)`
  ${entryStyle}
  margin-top: ${token.space.sm};
`;
