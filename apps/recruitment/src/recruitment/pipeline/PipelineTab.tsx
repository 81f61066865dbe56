import { Loaded } from '@platform/module-kit';
import { counted, useIsPhone, useTypedSearch } from '@platform/module-kit/screens';
import {
  Button,
  Card,
  Chip,
  EmptyState,
  Icon,
  Inline,
  media,
  SearchField,
  SegmentedControl,
  SkeletonCards,
  SkeletonToolbar,
  Stack,
  token,
} from '@platform/ui';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { StandingsFailure } from '../application/details/StandingsFailure';
import { Board } from './board/Board';
import { ApplicationTable } from './list/ApplicationTable';
import { ApplicationCards } from './list/ApplicationCards';
import { ExportApplications } from './list/ExportApplications';
import { filterApplications, positionsOf, seasonsOf } from '../rules/filterApplications';
import { statusLabels } from '../rules/status';
import type { Application } from '../source/rows/application';
import { useApplications } from '../source/queries';
import { useRecruitmentSource } from '../source/useRecruitmentSource';
import { FilterMenu } from './FilterMenu';
import { EmptySeason, NothingFound } from './NothingInPipeline';
import { useRecruitmentAddress } from '../useRecruitmentAddress';
import { SHARE_PUBLIC_PAGE } from './shareWords';
import { JOB_APPLICATIONS_FAILED } from '../source/failures';

const ApplicationDrawer = lazy(() =>
  import('../application/ApplicationDrawer').then((code) => ({ default: code.ApplicationDrawer })),
);

/** Everyone who applied, as a board by status or as a list. */
export function PipelineTab() {
  const applications = useApplications();
  const { values, change } = useRecruitmentAddress();
  const { open } = values;
  return (
    <section aria-label="Pipeline">
      <Loaded query={applications} label="applications" failure={JOB_APPLICATIONS_FAILED} shape={<Outline />}>
        {(all) => (all.length > 0 ? <Pipeline all={all} isReading={applications.isFetching} /> : <NoApplications />)}
      </Loaded>
      {open && (
        <Suspense>
          <ApplicationDrawer key={open} id={open} onClose={() => change({ open: '' })} />
        </Suspense>
      )}
    </section>
  );
}

/** The board while its cards load. */
function Outline() {
  return (
    <Stack $gap="sm">
      <SkeletonToolbar />
      <SkeletonCards count={4} min="14rem" height="18rem" />
    </Stack>
  );
}

function NoApplications() {
  const { change } = useRecruitmentAddress();
  return (
    <Card>
      <EmptyState
        title="No job applications yet..."
        description={SHARE_PUBLIC_PAGE}
        icon={<Icon name="user-plus" size={24} />}
        action={<Button onClick={() => change({ tab: 'public' })}>See the public page</Button>}
      />
    </Card>
  );
}

interface PipelineProps {
  all: readonly Application[];
  /** The rows are being refetched, such as after the season's year has changed. */
  isReading: boolean;
}

function Pipeline({ all, isReading }: PipelineProps) {
  const { season: currentSeason } = useRecruitmentSource();
  const { values, change } = useRecruitmentAddress();
  const isList = values.view === 'list';
  const seasons = seasonsOf(all);
  // 'all' is explicit. An empty value means the club's current season.
  const season = values.season === 'all' ? '' : values.season || currentSeason;
  const position = values.position;
  const [typed, setTyped] = useTypedSearch(values.search, (search) => change({ search }));
  const search = useDeferredValue(typed);
  const found = useMemo(() => filterApplications(all, { search, position, season }), [all, search, position, season]);
  const status = values.status;
  const List = useIsPhone() ? ApplicationCards : ApplicationTable;
  const listed = isList && status ? found.filter((application) => application.status === status) : found;
  return (
    <Stack $gap="sm">
      <Tools>
        <Search>
          <SearchField
            label="Search by name or position"
            value={typed}
            onChange={setTyped}
            found={counted(listed.length, 'application')}
          />
        </Search>
        <FilterMenu
          label="Position"
          options={[{ value: '', label: 'All' }, ...positionsOf(all).map((title) => ({ value: title, label: title }))]}
          value={position}
          onChange={(position) => change({ position })}
        />
        {seasons.some((year) => year !== currentSeason) && (
          <FilterMenu
            label="Season"
            options={[...seasons.map((year) => ({ value: year, label: year })), { value: 'all', label: 'All' }]}
            value={season || 'all'}
            onChange={(year) => change({ season: year })}
          />
        )}
        <End>
          <ExportApplications applications={listed} />
          <SegmentedControl
            label="View"
            options={[
              { value: 'board', label: 'Board' },
              { value: 'list', label: 'List' },
            ]}
            value={values.view}
            onChange={(view) => change({ view })}
          />
        </End>
      </Tools>
      {isList && status && (
        <Inline>
          <Chip label={statusLabels[status]} onRemove={() => change({ status: '' })} />
        </Inline>
      )}
      <StandingsFailure />
      {found.length === 0 ? (
        <Card>
          {search || position ? (
            <NothingFound search={search} position={position} season={season} />
          ) : isReading ? (
            <SkeletonCards count={4} min="14rem" height="18rem" />
          ) : (
            <EmptySeason season={season} isCurrent={season === currentSeason} />
          )}
        </Card>
      ) : isList ? (
        <List applications={listed} />
      ) : (
        <Board applications={found} />
      )}
    </Stack>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.sm};
  @media ${media.mobile} {
    gap: ${token.space.xs};
  }
`;

const Search = styled.div`
  flex: 1 1 16rem;
  max-width: 24rem;
  @media ${media.mobile} {
    flex-basis: 100%;
    max-width: none;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space.sm};
  margin-left: auto;
`;
