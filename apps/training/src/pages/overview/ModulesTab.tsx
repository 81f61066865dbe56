import { ExportRows, PageIcon, Toolbar } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Grid, Inline, Stack, Switch } from '@platform/ui';
import { useState } from 'react';
import { completionOf, formatShare } from '../../rules/completion';
import { standingOf } from '../../rules/standing';
import type { TrainingModule } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';
import { ModuleCard } from './ModuleCard';

interface ModulesTabProps {
  /** By title, archived ones included. */
  modules: readonly TrainingModule[];
  onNew: () => void;
}

/** The club's training modules, and the progress of its people. */
export function ModulesTab({ modules, onNew }: ModulesTabProps) {
  const { canManage, canExport } = useTrainingSource();
  const [withArchived, setWithArchived] = useState(false);
  const archived = modules.filter(({ isArchived }) => isArchived).length;
  const shown = modules.filter(({ isArchived }) => withArchived || !isArchived);
  if (modules.length === 0) return <NoModules onNew={canManage ? onNew : undefined} />;
  return (
    <Stack>
      {(canManage || canExport || archived > 0) && (
        <Toolbar>
          {archived > 0 ? (
            <Switch
              label={`Show archived (${archived})`}
              checked={withArchived}
              onChange={(event) => setWithArchived(event.target.checked)}
            />
          ) : (
            <span />
          )}
          <Inline $gap="xs">
            <ExportRows fileName="training-modules" columns={columns} rows={shown} />
            {canManage && (
              <Button variant="secondary" onClick={onNew}>
                New module
              </Button>
            )}
          </Inline>
        </Toolbar>
      )}
      <Grid as="ul" role="list" aria-label="Training modules" $min="19rem" $gap="md">
        {shown.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function NoModules({ onNew }: { onNew?: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No training modules available"
        description="Training modules that your club adds for the season appear here with everyone's progress."
        icon={<PageIcon to="/training" size={24} />}
        action={onNew && <Button onClick={onNew}>New module</Button>}
      />
    </Card>
  );
}

const columns = [
  { header: 'Module', value: (module: TrainingModule) => module.title },
  { header: 'Completed', value: (module: TrainingModule) => module.completedParticipants },
  { header: 'Participants', value: (module: TrainingModule) => module.totalParticipants },
  { header: 'Completion', value: (module: TrainingModule) => formatShare(completionOf(module)) },
  {
    header: 'Standing',
    value: (module: TrainingModule) => standingOf(completionOf(module), module.overdueParticipants).words,
  },
  { header: 'Overdue', value: (module: TrainingModule) => module.overdueParticipants },
  { header: 'Next due', value: (module: TrainingModule) => module.nextDue?.on ?? null },
  { header: 'Renews', value: (module: TrainingModule) => module.certificationName },
  { header: 'In-service hours', value: (module: TrainingModule) => module.inServiceHours },
];
