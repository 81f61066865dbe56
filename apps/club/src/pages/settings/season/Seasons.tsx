import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { canBeReopened, hasOpened, ReopenSeason, SeasonRecord } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, EmptyState, Inline, SelectField, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRereadEverything, useSeasonEvents } from '../../../source/queries';
import type { ClubRow } from '../../../source/rows/club';
import type { SeasonRow } from '../../../source/rows/season';
import { useClubSource } from '../../../source/useClubSource';
import { CloseElsewhere, POST_SEASON } from './CloseElsewhere';
import { CloseSeason } from './CloseSeason';
import { MakeCurrent } from './MakeCurrent';
import { NewSeasonDialog } from './NewSeasonDialog';
import { SeasonForm } from './SeasonForm';

interface SeasonsProps {
  /** The latest first. */
  rows: readonly SeasonRow[];
  club: ClubRow;
}

/** The club's seasons, to choose one and edit it, or add another. */
export function Seasons({ rows, club }: SeasonsProps) {
  const { canManage, canAdminister, today, now, reopenSeason } = useClubSource();
  const rereadEverything = useRereadEverything();
  const { reloadMembership } = useAuth();
  const [wanted, setWanted] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const chosen = rows.find(({ id }) => id === wanted) ?? rows.find(({ year }) => year === club.season) ?? rows[0];

  const isCurrentClosed = rows.some(({ year, closed_at: closedAt }) => year === club.season && closedAt !== null);
  const closesInPostSeason = isOffered(useManifest(), POST_SEASON, useRights());
  const mayReopen = ({ closed_at: closedAt }: SeasonRow) => closedAt !== null && canBeReopened(closedAt, now());
  const closeOrReopen = (row: SeasonRow) => {
    if (!canAdminister) return undefined;
    if (closesInPostSeason) return <CloseElsewhere season={row} canReopen={mayReopen(row)} />;
    if (row.closed_at === null) return <CloseSeason season={row} hasOpened={hasOpened(row.opens_on, today())} />;
    return mayReopen(row) && <ReopenSeason year={row.year} reopen={(reason) => reopenSeason(row, reason)} />;
  };
  // The database also gives the new year to the club's current season, its applications and its budget, so every page
  // rereads them.
  const followYear = async (before: string, now: string) => {
    if (before === now) return;
    await Promise.all([rereadEverything(), before === club.season && reloadMembership()]);
  };
  const add = (
    <Button variant="secondary" onClick={() => setAdding(true)}>
      Add Season
    </Button>
  );
  return (
    <Stack>
      {chosen ? (
        <Line $align="end">
          <SelectField
            label="Season"
            options={rows.map((row) => ({ value: row.id, label: nameOf(row, club) }))}
            value={chosen.id}
            onChange={(event) => setWanted(event.target.value)}
          />
          {canManage && add}
        </Line>
      ) : (
        <EmptyState
          title="No season yet"
          description="A season says when staff start, when members come, and when the club closes."
          action={canManage && add}
        />
      )}
      {/* Every season keeps its own form, so that viewing another one loses nothing. */}
      {rows.map((row) => (
        <OneSeason key={row.id} hidden={row.id !== chosen?.id}>
          <SeasonForm
            row={row}
            onSaved={(saved) => void followYear(row.year, saved.year)}
            readOnly={!canManage}
            actions={
              <>
                {row.year !== club.season && !row.closed_at && (
                  <MakeCurrent year={row.year} club={club} isCurrentClosed={isCurrentClosed} />
                )}
                {closeOrReopen(row)}
              </>
            }
          />
          {canManage && row.id === chosen?.id && <RecordOf season={row} />}
        </OneSeason>
      ))}
      {isAdding && (
        <NewSeasonDialog
          latest={rows[0]}
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            setWanted(id);
            setAdding(false);
          }}
        />
      )}
    </Stack>
  );
}

function RecordOf({ season: { id, year } }: { season: SeasonRow }) {
  const { club } = useClubSource();
  return <SeasonRecord year={year} events={useSeasonEvents(id)} timeZone={club.time_zone} />;
}

function nameOf({ year, closed_at: closedAt }: SeasonRow, club: ClubRow): string {
  if (year === club.season) return closedAt ? `${year} (current, closed)` : `${year} (current)`;
  return closedAt ? `${year} (closed)` : year;
}

const OneSeason = styled.div`
  display: grid;
  gap: ${token.space.lg};
  &[hidden] {
    display: none;
  }
`;

const Line = styled(Inline)`
  > :first-child {
    flex: 1 1 13rem;
  }
  > button {
    margin-bottom: calc((${token.control.lg} - ${token.control.md}) / 2);
  }
`;
