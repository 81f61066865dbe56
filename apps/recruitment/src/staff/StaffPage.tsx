import { isSettled, ManagersOnly } from '@platform/module-kit/screens';
import { AppPage, Button, Held, Icon, PageHeader, Stack } from '@platform/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { DemoNote } from '../shared/parts/DemoNote';
import { PlaceTabs } from '../shared/parts/PlaceTabs';
import { AnalyticsTab } from './analytics/lazyAnalytics';
import { MoreActions } from './MoreActions';
import { AddPersonDialog, PersonDrawer } from './person/lazyPerson';
import { RosterOutline, RosterTab } from './roster/RosterTab';
import { StaffFigures } from './StaffFigures';
import { useStaffSource } from './source/useStaffSource';
import { useMeasures } from './source/queries';
import { useStaffAddress } from './useStaffAddress';

/** Everyone who works at the club, with their certifications, and the figures about them. */
export function StaffPage() {
  const source = useStaffSource();
  const { values, change } = useStaffAddress();
  const { tab, open, add } = values;
  const navigate = useNavigate();
  const measures = useMeasures();
  const endAdding = () => change({ add: '' });

  // There is only one list of job roles, in recruitment, where they are edited.
  if (tab === 'roles') return <Navigate to={source.rolesPath} replace />;
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Staff"
        description="Everyone who works here, what they hold, and what they still need."
        actions={
          <>
            <MoreActions />
            {source.canManage && (
              <Button icon={<Icon name="user-plus" size={18} />} onClick={() => change({ add: 'person' })}>
                Add staff
              </Button>
            )}
          </>
        }
      />
      {source.isDemo && <DemoNote />}
      <PlaceTabs
        paths={{ recruitment: source.recruitmentPath, staff: source.basePath }}
        canManage={source.canManage}
        value={tab === 'analytics' ? 'analytics' : 'roster'}
      >
        {tab === 'analytics' ? (
          <AnalyticsTab />
        ) : (
          <Stack $gap="sm">
            <StaffFigures />
            <Held until={isSettled(measures)} placeholder={<RosterOutline />}>
              <RosterTab />
            </Held>
          </Stack>
        )}
      </PlaceTabs>
      {open && <PersonDrawer id={open} onClose={() => change({ open: '' })} />}
      {!source.canManage && add === 'person' && <ManagersOnly what="add people to the staff" onClose={endAdding} />}
      {source.canManage && add === 'person' && (
        <AddPersonDialog
          onClose={endAdding}
          onAdded={(id) => void navigate(`${source.basePath}?open=${id}`, { replace: true })}
        />
      )}
    </AppPage>
  );
}
