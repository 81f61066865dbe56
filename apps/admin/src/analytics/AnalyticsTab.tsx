import { failureReason } from '@platform/module-kit';
import { Card, EmptyState, ErrorState, SkeletonCards, SkeletonToolbar, Stack } from '@platform/ui';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useHealth, useNames } from '../source/queries';
import type { HealthFilter } from '../source/rows/health';
import type { Names } from '../source/rows/club';
import { useAdminSource } from '../source/useAdminSource';
import { FailureTable } from './FailureTable';
import { AnalyticsFilters } from './AnalyticsFilters';
import { HealthCharts } from './HealthCharts';
import { useHealthFilter } from './healthFilter';
import { HealthTable } from './HealthTable';
import { HealthFigureStrip } from './HealthFigureStrip';
import { ClubUse } from './ownClub/ClubUse';
import { timelineOf } from './timeline';
import { WithdrawalNotices } from './WithdrawalNotices';
import { ANALYTICS_FAILED } from '../source/failures';

/** For the firm: how releases work in its clubs' browsers. For an administrator: how their club uses the platform. */
export function AnalyticsTab() {
  const { isFirm, club } = useAdminSource();
  return isFirm || !club ? <Releases /> : <ClubUse clubId={club.id} />;
}

function Releases() {
  const { isFirm } = useAdminSource();
  const [filter, changeFilter] = useHealthFilter();
  const names = useNames();
  if (names.isPending) return <SkeletonToolbar />;
  if (names.isError) {
    return <Failed error={names.error} onRetry={() => void names.refetch()} retrying={names.isRefetching} />;
  }
  return (
    <Stack $gap="lg">
      <WithdrawalNotices titleOf={(id) => names.data.modules.get(id) ?? id} />
      <Health filter={filter} onFilter={changeFilter} names={names.data} seesClubs={isFirm} />
    </Stack>
  );
}

interface HealthProps {
  filter: HealthFilter;
  onFilter(change: Partial<HealthFilter>): void;
  names: Names;
  seesClubs: boolean;
}

function Health({ filter, onFilter, names, seesClubs }: HealthProps) {
  const { range, version } = filter;
  const [openedAt] = useState(() => new Date());
  const timeline = timelineOf(range, openedAt);
  const figures = useHealth(filter, timeline);
  const titleOf = (id: string) => names.modules.get(id) ?? id;
  return (
    <Stack $gap="lg">
      <AnalyticsFilters
        filter={filter}
        onChange={onFilter}
        names={names}
        versions={figures.data?.releases.map((release) => release.version) ?? []}
        seesClubs={seesClubs}
      />
      {figures.isPending && <SkeletonCards min="24rem" height="12rem" />}
      {figures.isError && (
        <Failed error={figures.error} onRetry={() => void figures.refetch()} retrying={figures.isRefetching} />
      )}
      {figures.isSuccess && !figures.data.all && <Nothing />}
      {figures.data?.all && (
        <>
          <HealthFigureStrip figures={figures.data.all} />
          <HealthCharts rows={figures.data.moments} timeline={timeline} />
          <HealthTable
            label="Releases"
            header="Release"
            rows={figures.data.releases.filter((release) => !version || release.version === version)}
            nameOf={(release) => `${titleOf(release.moduleId)} ${release.version}`}
            keyOf={({ moduleId: id, version: released }) => `${id} ${released}`}
          />
          {figures.data.failures.length > 0 && <FailureTable failures={figures.data.failures} titleOf={titleOf} />}
          {seesClubs && (
            <HealthTable
              label="Clubs"
              header="Club"
              rows={figures.data.clubs}
              nameOf={(club) => (club.clubId === null ? 'No club' : (names.clubs.get(club.clubId) ?? 'A former club'))}
              keyOf={(club) => club.clubId ?? 'no club'}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Failed({ error, onRetry, retrying }: { error: Error; onRetry(): void; retrying: boolean }) {
  return (
    <Card>
      <ErrorState
        title={ANALYTICS_FAILED}
        description={failureReason(error, ANALYTICS_FAILED)}
        onRetry={onRetry}
        retrying={retrying}
      />
    </Card>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<ChartColumn size={24} strokeWidth={1.75} aria-hidden="true" />}
        title="Nothing reported yet"
        description="Browsers report how modules load and whether they fail. Choose a longer time, or fewer filters."
      />
    </Card>
  );
}
