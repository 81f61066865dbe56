import { Loaded, useQuery } from '@platform/module-kit';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { Quiet } from '../detailParts';
import type { EngagedClub } from './engagement';
import { momentInWords } from './engagementWords';
import { lineInWords } from './historyWords';
import { readHistory } from './readHistory';

/** What was decided about a club, newest first: of one module, or of all of them and the plan. */
export function History({ club, moduleId }: { club: Pick<EngagedClub, 'id' | 'timeZone'>; moduleId?: string }) {
  const history = useQuery({
    queryKey: ['engagements', 'history', club.id, moduleId],
    queryFn: () => readHistory(club.id, moduleId),
  });
  return (
    <Loaded query={history} failure="Failed to fetch the history" height="6rem">
      {(lines) =>
        lines.length === 0 ? (
          <Quiet>Nothing has changed yet.</Quiet>
        ) : (
          <Lines>
            {lines.map((line, index) => (
              <Line key={`${line.happenedAt} ${index}`}>
                <What>
                  {moduleId === undefined && line.moduleTitle && `${line.moduleTitle}: `}
                  {lineInWords(line, club.timeZone)}
                </What>
                {(line.failure ?? line.reason) && <Quiet>{line.failure ?? line.reason}</Quiet>}
                <Quiet>
                  <time dateTime={line.happenedAt}>{momentInWords(line.happenedAt)}</time>
                  {line.person && `, ${line.person}`}
                </Quiet>
              </Line>
            ))}
          </Lines>
        )
      }
    </Loaded>
  );
}

const Lines = styled.ol`
  display: grid;
  gap: ${token.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  padding-inline-start: ${token.space.md};
  border-inline-start: 2px solid ${token.color.line};
`;

const What = styled.p`
  font-weight: ${token.weight.medium};
`;
