import { Loaded } from '@platform/module-kit';
import { momentInWords } from '@platform/module-kit/screens';
import { Alert, token } from '@platform/ui';
import { styled } from 'styled-components';
import { placeOf } from '../../../rules/timeZones';
import { useTimeZoneMoves } from '../../../source/queries';
import { useClubSource } from '../../../source/useClubSource';
import { moveInWords } from './movedTimes';
import { ZONE_CHANGE_FAILED } from '../../../source/failures';

interface TimeZoneMovesProps {
  /** The club's current time zone (IANA). */
  from: string;
  /** The chosen time zone (IANA). */
  to: string;
}

/** Shows which times change with another time zone, before the person saves it. */
export function TimeZoneMoves({ from, to }: TimeZoneMovesProps) {
  const { now } = useClubSource();
  const moves = useTimeZoneMoves();
  return (
    <Loaded query={moves} failure={ZONE_CHANGE_FAILED} height="8rem">
      {(rows) => (
        <Alert tone="warning" title={`These times move from ${placeOf(from)} to ${placeOf(to)}`}>
          <List>
            <li>
              The clock of the club: from {momentInWords(now(), from)} to {momentInWords(now(), to)}
            </li>
            {rows.map((move) => (
              <li key={move.kind}>{moveInWords(move, from, to)}</li>
            ))}
            <li>Daily emails go out at seven in the morning in {placeOf(to)}</li>
          </List>
          Shifts and planned changes stay at their moment, and read another time of day. Days, such as due dates, stay
          as they are.
        </Alert>
      )}
    </Loaded>
  );
}

const List = styled.ul`
  padding-inline-start: 1.25rem;
  margin-bottom: ${token.space.sm};
`;
