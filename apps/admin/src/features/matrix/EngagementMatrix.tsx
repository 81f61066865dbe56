import { Loaded } from '@platform/module-kit';
import { counted, text, useAddress } from '@platform/module-kit/screens';
import { Alert, Button, EmptyState, Pagination, SearchField, SkeletonTable, Stack } from '@platform/ui';
import { useState } from 'react';
import { DecisionDialog } from '../decision/DecisionDialog';
import { useEngagedClubs, useEngagementModules } from '../../source/queries';
import { CLUBS_ON_PAGE, type EngagedClub } from '../../source/rows/engagement';
import { PlanDialog } from '../plan/PlanDialog';
import { ClubCards } from './ClubCards';
import { ClubTable } from './ClubTable';
import type { CellChoice } from './EngagementCell';
import { MODULES_FAILED } from '../../source/failures';
import { CLUBS_FAILED } from '../../source/rows/club';

/** A link can name one club, such as the link in the notice that a club has been set up. */
const fields = { linked: text({ name: 'club' }) };

/** Clubs × modules: each club's engagement for each module, its health, and planned changes. */
export function EngagementMatrix() {
  const { values, change } = useAddress(fields);
  const { linked } = values;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<CellChoice>();
  const [replanned, setReplanned] = useState<EngagedClub>();
  const modules = useEngagementModules();
  const clubs = useEngagedClubs({ search, page, linked });
  // Announces only the result of this search, not old rows, and nothing after a failure.
  const found = clubs.isPlaceholderData ? undefined : clubs.data?.total;

  return (
    <Stack $gap="lg">
      {linked === '' ? (
        <SearchField
          label="Search clubs by name"
          value={search}
          found={found === undefined ? undefined : clubsInWords(found)}
          onChange={(typed) => {
            setSearch(typed);
            setPage(1);
          }}
        />
      ) : (
        <Alert
          tone="info"
          action={
            <Button variant="secondary" size="sm" onClick={() => change({ linked: '' })}>
              Show all clubs
            </Button>
          }
        >
          This is one club, from a link.
        </Alert>
      )}
      <Loaded query={modules} failure={MODULES_FAILED} shape={<SkeletonTable rows={6} columns={8} />}>
        {(columns) => (
          <Loaded query={clubs} failure={CLUBS_FAILED} shape={<SkeletonTable rows={6} columns={8} />}>
            {({ clubs: rows, total }) =>
              rows.length === 0 ? (
                <EmptyState
                  title={
                    linked !== ''
                      ? 'This club is not there any more'
                      : search
                        ? `No club is called “${search}”`
                        : 'No clubs yet'
                  }
                  description={
                    search ? 'Try a shorter part of its name.' : 'A club appears here as soon as it has been set up.'
                  }
                />
              ) : (
                <Stack $gap="lg">
                  <ClubTable clubs={rows} modules={columns} onChoose={setChosen} onChangePlan={setReplanned} />
                  <ClubCards clubs={rows} modules={columns} onChoose={setChosen} onChangePlan={setReplanned} />
                  <Pagination
                    label="Clubs"
                    page={page}
                    pageCount={Math.ceil(total / CLUBS_ON_PAGE)}
                    onChange={setPage}
                    summary={`${(page - 1) * CLUBS_ON_PAGE + 1}–${(page - 1) * CLUBS_ON_PAGE + rows.length} of ${clubsInWords(total)}`}
                  />
                </Stack>
              )
            }
          </Loaded>
        )}
      </Loaded>
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(undefined)} />}
      {replanned && <PlanDialog club={replanned} onClose={() => setReplanned(undefined)} />}
    </Stack>
  );
}

const clubsInWords = (count: number) => counted(count, 'club');
