import { Loaded, useQuery } from '@platform/module-kit';
import { momentInWords } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { readSeasonEvents, type SeasonEvent } from './seasonClose';
import type { SeasonRow } from './seasonRow';

interface SeasonRecordProps {
  season: SeasonRow;
  /** IANA. */
  timeZone: string;
}

/** Each close and reopening of a season, with its time, person and reason. Empty for a season that was never closed. */
export function SeasonRecord({ season, timeZone }: SeasonRecordProps) {
  const events = useQuery({
    // A close or a reopening makes a new version.
    queryKey: ['settings', 'season-events', season.id, season.version],
    queryFn: () => readSeasonEvents(season.id),
  });
  return (
    <Loaded query={events} failure="Failed to fetch the record of the season" height="1.5rem">
      {(rows) =>
        rows.length > 0 && (
          <Lines aria-label={`Record of the season ${season.year}`}>
            {rows.map((event) => (
              <li key={event.id}>
                {sentenceOf(event, timeZone)}
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
