import { HISTORY_FAILED, Quiet } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { LatestOnly } from '../../shared/LatestOnly';
import { useHistory } from '../../source/queries';
import type { EngagedClub } from '../../source/rows/engagement';
import { MOST_LINES, type HistorySubject } from '../../source/rows/history';
import { clubMomentInWords } from './engagementWords';
import { lineInWords, stepsOf } from './historyWords';

export interface HistoryProps extends HistorySubject {
  club: Pick<EngagedClub, 'id' | 'timeZone'>;
}

/** Decisions about a club, newest first, on the club's clock: about one module, the plan, or everything. */
export function History({ club, moduleId, planOnly = false }: HistoryProps) {
  const history = useHistory(club.id, { moduleId, planOnly });
  return (
    <Loaded query={history} failure={HISTORY_FAILED} height="6rem">
      {(lines) =>
        lines.length === 0 ? (
          <Quiet>Nothing has changed yet.</Quiet>
        ) : (
          <Stack>
            <Lines>
              {lines.map((line, index) => (
                <Line key={`${line.happenedAt} ${index}`}>
                  <What>
                    {moduleId === undefined && line.moduleTitle && `${line.moduleTitle}: `}
                    {lineInWords(line, club.timeZone)}
                  </What>
                  {line.failure && <Reason>{line.failure}</Reason>}
                  {line.reason && <Reason>{line.reason}</Reason>}
                  {stepsOf(line).map(({ words, at, person }) => (
                    <Quiet key={words}>
                      {words} <time dateTime={at}>{clubMomentInWords(at, club.timeZone)}</time>
                      {person && `, ${person}`}
                    </Quiet>
                  ))}
                </Line>
              ))}
            </Lines>
            <LatestOnly shown={lines.length} most={MOST_LINES} />
          </Stack>
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

const Reason = styled.p`
  font-size: ${token.size.sm};
`;
