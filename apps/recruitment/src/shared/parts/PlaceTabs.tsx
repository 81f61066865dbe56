import { Tabs } from '@platform/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOfTab, placeTabLabels, placeTabsFor, type PlacePaths, type PlaceTab } from './placeTabs';

interface PlaceTabsProps {
  paths: PlacePaths;
  canManage: boolean;
  value: PlaceTab;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** The row of tabs shared by recruitment and staff. A tab of the other page opens that page and keeps the focus. */
export function PlaceTabs({ paths, canManage, value, children }: PlaceTabsProps) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const cameByTab = (state as { cameByTab?: boolean } | null)?.cameByTab === true;

  useEffect(() => {
    if (!cameByTab) return undefined;
    // After the platform, which moves the focus to the content of a new page in its own task.
    const focusing = setTimeout(() =>
      row.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true }),
    );
    return () => clearTimeout(focusing);
  }, [cameByTab]);

  const choose = (tab: PlaceTab) => {
    const to = addressOfTab(tab, paths);
    const isHere = to.split('?')[0] === pathname;
    void navigate(to, { replace: isHere, state: isHere ? null : { cameByTab: true } });
  };

  return (
    <div ref={row}>
      <Tabs
        label="Recruitment and staff"
        value={value}
        onChange={choose}
        tabs={placeTabsFor(canManage).map((id) => ({ id, label: placeTabLabels[id], panel: id === value && children }))}
      />
    </div>
  );
}
