import { Loaded } from '@platform/module-kit';
import { momentInWords } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { RECORD_FAILED } from '../../source/failures';
import { useSeasonEvents } from '../../source/queries';
import type { Season, SeasonEvent } from '../../source/rows/season';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** Each close and reopening of a season, with its time, person and reason. Empty for one that was never closed. */
export function SeasonRecord({ season }: { season: Season }) {
  const { timeZone } = usePostSeasonSource();
  const events = useSeasonEvents(season.id);
  return (
    <Loaded query={events} failure={RECORD_FAILED} height="1.5rem">
      {(found) =>
        found.length > 0 && (
          <Lines role="list" aria-label={`Record of the season ${season.year}`}>
            {found.map((event) => (
              <li key={event.id}>
                {sentenceOf(event, timeZone)}
                {event.reason !== null && <b>{event.reason}</b>}
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
  const when = momentInWords(happenedAt, timeZone);
  return by === null ? `${what} ${when}` : `${what} ${when} by ${by}`;
}

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
  b {
    display: block;
    color: ${token.color.ink};
    font-weight: ${token.weight.regular};
  }
`;
