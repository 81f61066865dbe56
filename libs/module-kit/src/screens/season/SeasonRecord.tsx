import { Loaded, type LoadedProps } from '@platform/module-kit';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { momentInWords } from '../days/daysInWords';
import { SEASON_RECORD_FAILED } from '../failures/readTitles';
import type { SeasonEvent } from './seasonCloseCalls';

interface SeasonRecordProps {
  /** As text, such as `2024`. */
  year: string;
  /** The latest first. */
  events: LoadedProps<SeasonEvent[]>['query'];
  /** IANA name of the club's time zone. */
  timeZone: string;
}

/** Each close and reopening of a season, with its time, person and reason. Empty for a season that was never closed. */
export function SeasonRecord({ year, events, timeZone }: SeasonRecordProps) {
  return (
    <Loaded query={events} failure={SEASON_RECORD_FAILED} height="1.5rem">
      {(found) =>
        found.length > 0 && (
          <Lines role="list" aria-label={`Record of the season ${year}`}>
            {found.map((event) => (
              <li key={event.id}>
                {sentenceOf(event, timeZone)}
                {event.reason !== null && <Reason>{event.reason}</Reason>}
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
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  color: ${token.color.ink};
`;
