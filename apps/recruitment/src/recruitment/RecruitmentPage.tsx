import { isSettled, ManagersOnly } from '@platform/module-kit/screens';
import { AppPage, Button, Held, Icon, PageHeader, SkeletonTable, Stack } from '@platform/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { DemoNote } from '../shared/parts/DemoNote';
import { PlaceTabs } from '../shared/parts/PlaceTabs';
import { placeTabsFor, type PlaceTab } from '../shared/parts/placeTabs';
import { MoveProvider } from './application/moves/MoveProvider';
import { LastSeasonTab } from './lastSeason/LastSeasonTab';
import { PublicPageTab } from './publicPage/PublicPageTab';
import { RolesTab } from './roles/RolesTab';
import { useClubFacts } from './source/queries';
import type { RecruitmentSource } from './source/recruitmentSource';
import { useRecruitmentSource } from './source/useRecruitmentSource';
import { Figures } from './Figures';
import { PipelineTab } from './pipeline/PipelineTab';
import { useRecruitmentAddress } from './useRecruitmentAddress';

const NewApplicationDialog = lazy(() =>
  import('./application/NewApplicationDialog').then((code) => ({ default: code.NewApplicationDialog })),
);

/** Who wants to work at the club, which roles are open, and who could be asked back. */
export function RecruitmentPage() {
  const source = useRecruitmentSource();
  const { values, change } = useRecruitmentAddress();
  const tab = tabOf(values.tab, source.canManage);
  const facts = useClubFacts();
  const hasFigures = tab === 'pipeline' || tab === 'roles';
  const isAdding = source.canManage && values.dialog === 'application';
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Recruitment"
        description={about(source)}
        actions={
          source.canManage && (
            <Button icon={<Icon name="user-plus" size={18} />} onClick={() => change({ dialog: 'application' })}>
              Add an applicant
            </Button>
          )
        }
      />
      {source.isDemo && <DemoNote />}
      <MoveProvider>
        <PlaceTabs
          paths={{ recruitment: source.basePath, staff: source.staffPath }}
          canManage={source.canManage}
          value={tab}
        >
          <Stack $gap="sm">
            {tab === 'pipeline' && <Figures above="applications" />}
            {tab === 'roles' && <Figures above="roles" />}
            <Held until={isSettled(facts) || !hasFigures} placeholder={<SkeletonTable rows={10} />}>
              {panels[tab]}
            </Held>
          </Stack>
        </PlaceTabs>
      </MoveProvider>
      {isAdding && (
        <Suspense>
          <NewApplicationDialog onClose={() => change({ dialog: '' })} />
        </Suspense>
      )}
      {!source.canManage && values.dialog !== '' && (
        <ManagersOnly what="enter applications and change the job roles" onClose={() => change({ dialog: '' })} />
      )}
    </AppPage>
  );
}

function about({ canManage, season }: RecruitmentSource): string {
  return canManage
    ? `Who wants to work with you in season ${season}, and how far they are.`
    : `The positions of season ${season}, and how many are filled.`;
}

type OwnTab = Exclude<PlaceTab, 'roster' | 'analytics'>;

const panels: Record<OwnTab, ReactNode> = {
  pipeline: <PipelineTab />,
  roles: <RolesTab />,
  public: <PublicPageTab />,
  'last-season': <LastSeasonTab />,
};

const isOwn = (tab: PlaceTab): tab is OwnTab => tab in panels;

/** The tab in the address, if the person may see it. */
function tabOf(named: string, canManage: boolean): OwnTab {
  const own = placeTabsFor(canManage).filter(isOwn);
  return own.find((tab) => tab === named) ?? (canManage ? 'pipeline' : 'roles');
}
