import { failureReason, useQuery } from '@platform/module-kit';
import { Card, EmptyState, ErrorState, Icon, SkeletonCards, SkeletonToolbar, Stack } from '@platform/ui';
import { useState } from 'react';
import { useAdministrator } from '../useAdministrator';
import { FailureTable } from './FailureTable';
import { FilterBar } from './FilterBar';
import { HealthCharts } from './HealthCharts';
import { readHealthByClub, readHealthByRelease, readHealthInAll, readHealthOverTime } from './healthFigures';
import { useHealthFilter, type HealthFilter } from './healthFilter';
import { HealthTable } from './HealthTable';
import { HealthFigureStrip } from './HealthFigureStrip';
import { readNames, type Names } from './names';
import { ClubUse } from './ownClub/ClubUse';
import { readReleaseFailures } from './releaseFailures';
import { timelineOf } from './timeline';
import { WithdrawalNotices } from './WithdrawalNotices';

const FAILED = 'Failed to load analytics';

/** For the firm: how releases work in its clubs' browsers. For an administrator: how their club uses the platform. */
export function AnalyticsTab() {
  const { isFirm, club } = useAdministrator();
  return isFirm || !club ? <Releases /> : <ClubUse clubId={club.id} />;
}

function Releases() {
  const { isFirm } = useAdministrator();
  const [filter, changeFilter] = useHealthFilter();
  const names = useQuery({ queryKey: ['admin', 'names'], queryFn: readNames });
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
  const { range, moduleId, version, clubId } = filter;
  const [openedAt] = useState(() => new Date());
  const timeline = timelineOf(range, openedAt);
  const figures = useQuery({
    queryKey: ['admin', 'health', range, timeline.to.getTime(), moduleId, version, clubId],
    queryFn: async () => {
      const [all, moments, releases, clubs, failures] = await Promise.all([
        readHealthInAll(filter, timeline),
        readHealthOverTime(filter, timeline),
        // Includes all releases, so that another one can be chosen.
        readHealthByRelease({ ...filter, version: '' }, timeline),
        seesClubs ? readHealthByClub(filter, timeline) : [],
        // Failure reasons belong to a release; they are not recorded by club.
        seesClubs && !clubId ? readReleaseFailures(filter, timeline) : [],
      ]);
      return { all, moments, releases, clubs, failures };
    },
  });
  const titleOf = (id: string) => names.modules.get(id) ?? id;
  return (
    <Stack $gap="lg">
      <FilterBar
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
      <ErrorState title={FAILED} description={failureReason(error, FAILED)} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<Icon name="telescope" />}
        title="Nothing reported yet"
        description="Browsers report how modules load and whether they fail. Choose a longer time, or fewer filters."
      />
    </Card>
  );
}
