import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { momentInWords } from '../days/daysInWords';
import type { SeasonEvent } from './closing';

interface SeasonRecordProps {
  year: string;
  /** The latest first. */
  events: readonly SeasonEvent[];
  timeZone: string;
}

/** Each close and reopening of a season, with its time, person and reason. Empty for a season that was never closed. */
export function SeasonRecord({ year, events, timeZone }: SeasonRecordProps) {
  if (events.length === 0) return null;
  return (
    <Lines role="list" aria-label={`Record of the season ${year}`}>
      {events.map((event) => (
        <li key={event.id}>
          {sentenceOf(event, timeZone)}
          {event.reason !== null && <Reason>{event.reason}</Reason>}
        </li>
      ))}
    </Lines>
  );
}

function sentenceOf({ action, happenedAt, by }: SeasonEvent, timeZone: string): string {
  const what = action === 'closed' ? 'Closed' : 'Reopened';
  const when = momentInWords(happenedAt, timeZone);
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
`;

const Reason = styled.div`
  color: ${token.color.ink};
  overflow-wrap: anywhere;
`;
