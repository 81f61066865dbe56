import { momentAtClub, Quiet } from '@platform/module-kit/screens';
import { Badge, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Activity } from '../../../source/rows/activity';
import { useClubSource } from '../../../source/useClubSource';
import { activityKinds } from './activityKinds';

interface ActivityLinesProps {
  entries: readonly Activity[];
  /** Whether each line names its kind, for a list with several kinds. */
  showKinds?: boolean;
}

/** Entries of the club's activity: what happened, who did it, and when. */
export function ActivityLines({ entries, showKinds = false }: ActivityLinesProps) {
  const { club } = useClubSource();
  return (
    <Lines role="list">
      {entries.map(({ id, type, message, user_name, created_at }) => (
        <Line key={id}>
          <div>
            <p>{message}</p>
            <Quiet>
              {user_name && `${user_name}, `}
              <time dateTime={created_at}>{momentAtClub(created_at, club)}</time>
            </Quiet>
          </div>
          {showKinds && <Badge>{activityKinds[type] ?? 'Other'}</Badge>}
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space.xxs} ${token.space.md};
`;
