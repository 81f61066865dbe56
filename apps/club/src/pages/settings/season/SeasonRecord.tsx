import { Loaded } from '@platform/module-kit';
import { momentInWords } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { useSeasonEvents } from '../../../source/queries';
import type { SeasonEvent, SeasonRow } from '../../../source/rows/season';
import { useClubSource } from '../../../source/useClubSource';
import { SEASON_RECORD_FAILED } from '../../../source/failures';

/** Each close and reopening of a season, with its time, person and reason. Empty for a season that was never closed. */
export function SeasonRecord({ season }: { season: SeasonRow }) {
  const { club } = useClubSource();
  const events = useSeasonEvents(season.id);
  return (
    <Loaded query={events} failure={SEASON_RECORD_FAILED} height="1.5rem">
      {(rows) =>
        rows.length > 0 && (
          <Lines aria-label={`Record of the season ${season.year}`}>
            {rows.map((event) => (
              <li key={event.id}>
                {sentenceOf(event, club.time_zone)}
                {event.reason && <Reason>{event.reason}</Reason>}
              </li>
            ))}
          </Lines>
        )
      }
    </Loaded>
  );
}

function sentenceOf({ action, happenedAt, by }: SeasonEvent, timeZone: string): string {
  const what = action === 'closed' ? 'Closed' : 'Reopened';
  const when = momentInWords(new Date(happenedAt), timeZone);
  return by === null ? `${what} ${when}` : `${what} ${when} by ${by}`;
}

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  list-style: none;
  padding: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Reason = styled.div`
  color: ${token.color.ink};
  overflow-wrap: anywhere;
`;
