import { Loaded } from '@platform/module-kit';
import {
  ListOutline,
  isSettled,
  ManagersOnly,
  SampleClubNote,
  TRAINING_MODULES_FAILED,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Button,
  Card,
  Held,
  onDemand,
  PageHeader,
  Skeleton,
  SkeletonCards,
  Stack,
  Tabs,
  token,
} from '@platform/ui';
import { BookPlus, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModules, useOwnStaffId, usePeople, useRecord, useRenewals } from '../../source/queries';
import type { TrainingModule } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';
import { ModulesTab } from './ModulesTab';
import { OwnTraining, OwnTrainingOutline } from './OwnTraining';
import { useOverviewAddress, type DialogId, type TabId } from './useOverviewAddress';
import { SummaryFigures, SummaryOutline } from './SummaryFigures';
import { OWN_TRAINING_FAILED } from '../../source/failures';

const room = <ListOutline />;
const tabPart = onDemand(() => import('./tabParts'));
const PeopleTab = tabPart('PeopleTab', room);
const InServiceTab = tabPart('InServiceTab', room);
const RenewalsTab = tabPart('RenewalsTab', room);

const dialogPart = onDemand(() => import('../dialogs/dialogParts'));
const AssignDialog = dialogPart('AssignDialog');
const SessionDialog = dialogPart('SessionDialog');
const ModuleDialog = dialogPart('ModuleDialog');

/** The club's training: the modules, the progress of its people, and what is due. */
export function OverviewPage() {
  const source = useTrainingSource();
  const {
    values: { dialog },
    change,
  } = useOverviewAddress();
  const open = (chosen: DialogId) => change({ dialog: chosen });
  const close = () => change({ dialog: '' });
  const modules = useModules();
  const isOwnPartSettled = useIsOwnPartSettled(!source.canManage);
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="Training"
        description={
          source.canViewAnalytics
            ? 'What your people learn before the season, and who has completed it.'
            : 'What you learn before the season, and how far your club is with it.'
        }
        actions={
          source.canManage && (
            <>
              <Button variant="secondary" icon={<Clock size={18} aria-hidden="true" />} onClick={() => open('log')}>
                Log in-service hours
              </Button>
              <Button icon={<BookPlus size={18} aria-hidden="true" />} onClick={() => open('assign')}>
                Assign training
              </Button>
            </>
          )
        }
      />
      <Stack $gap="lg">
        {source.isDemo && <SampleClubNote />}
        {!source.canManage && <OwnPart />}
        <Held until={isOwnPartSettled} placeholder={<Outline />}>
          <Loaded query={modules} label="training modules" failure={TRAINING_MODULES_FAILED} shape={<Outline />}>
            {(found) => <Overview modules={found} onNew={() => open('new')} onLog={() => open('log')} />}
          </Loaded>
        </Held>
      </Stack>
      {dialog &&
        (source.canManage ? (
          <OpenDialog dialog={dialog} onClose={close} />
        ) : (
          <RefusedDialog dialog={dialog} onClose={close} />
        ))}
    </AppPage>
  );
}

/** The page while its modules load. */
function Outline() {
  const { canManage } = useTrainingSource();
  return (
    <Stack $gap="lg" aria-hidden="true">
      {canManage && <SummaryOutline />}
      <Stack>
        <Skeleton $height={token.control.target} />
        <SkeletonCards min="19rem" height="5.5rem" />
      </Stack>
    </Stack>
  );
}

/**
 * Whether the section with the person's own training has its final height.
 * @param isShown false for managers: the page does not have it
 */
function useIsOwnPartSettled(isShown: boolean): boolean {
  const own = useOwnStaffId(isShown);
  const record = useRecord(own.data ?? '', Boolean(own.data));
  if (!isShown) return true;
  return isSettled(own.data ? record : own);
}

/** People who manage nothing see their own training first, once they are known to be on the staff. */
function OwnPart() {
  const own = useOwnStaffId();
  if (own.data) return <OwnTraining staffId={own.data} />;
  if (own.data === null) return null;
  if (own.isPending) return <OwnTrainingOutline />;
  return (
    <Card>
      <Loaded query={own} failure={OWN_TRAINING_FAILED} height="8rem">
        {() => null}
      </Loaded>
    </Card>
  );
}

interface OverviewProps {
  modules: readonly TrainingModule[];
  onNew: () => void;
  onLog: () => void;
}

function Overview({ modules, onNew, onLog }: OverviewProps) {
  const { canViewAnalytics } = useTrainingSource();
  const {
    values: { tab },
    change,
  } = useOverviewAddress();
  const further: { id: TabId; label: string; panel: ReactNode }[] = canViewAnalytics
    ? [
        { id: 'people', label: 'People', panel: <PeopleTab /> },
        { id: 'in-service', label: 'In-service', panel: <InServiceTab onLog={onLog} /> },
        { id: 'renewals', label: 'Renewals', panel: <RenewalsTab /> },
      ]
    : [{ id: 'in-service', label: 'In-service', panel: <InServiceTab onLog={onLog} /> }];
  const tabs = [
    { id: 'modules' as const, label: 'Modules', panel: <ModulesTab modules={modules} onNew={onNew} /> },
    ...further,
  ];
  return (
    <Stack $gap="lg">
      {canViewAnalytics && <Summary modules={modules} />}
      <Tabs
        label="Training"
        value={tabs.some(({ id }) => id === tab) ? tab : 'modules'}
        onChange={(chosen) => change({ tab: chosen })}
        tabs={tabs}
      />
    </Stack>
  );
}

function Summary({ modules }: { modules: readonly TrainingModule[] }) {
  const people = usePeople();
  const renewals = useRenewals();
  return (
    <SummaryFigures modules={modules.filter(({ isArchived }) => !isArchived)} people={people} renewals={renewals} />
  );
}

const refused: Record<DialogId, string> = {
  assign: 'assign training',
  log: 'log in-service hours',
  new: 'add training modules',
};

function RefusedDialog({ dialog, onClose }: { dialog: DialogId; onClose: () => void }) {
  return <ManagersOnly what={refused[dialog]} onClose={onClose} />;
}

function OpenDialog({ dialog, onClose }: { dialog: DialogId; onClose: () => void }) {
  const { basePath } = useTrainingSource();
  const navigate = useNavigate();
  switch (dialog) {
    case 'assign':
      return <AssignDialog onClose={onClose} />;
    case 'log':
      return <SessionDialog onClose={onClose} />;
    case 'new':
      return <ModuleDialog onClose={onClose} onSaved={(id) => void navigate(`${basePath}/${id}`, { replace: true })} />;
  }
}
