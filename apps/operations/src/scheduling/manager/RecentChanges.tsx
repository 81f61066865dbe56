import { Loaded } from '@platform/module-kit';
import { momentInWords, Quiet } from '@platform/module-kit/screens';
import { Badge, Card, CardTitle, token, type Tone } from '@platform/ui';
import { styled } from 'styled-components';
import { useChanges } from '../source/queries';
import { useSchedulingSource } from '../source/useSchedulingSource';

const tones: Readonly<Record<string, Tone>> = {
  Covered: 'success',
  Published: 'success',
  'Needs coverage': 'warning',
  Open: 'warning',
  Cancelled: 'danger',
  Deleted: 'danger',
};

/** The last four changes of the schedule. */
export function RecentChanges() {
  const { timeZone } = useSchedulingSource();
  const changes = useChanges();
  return (
    <Card>
      <CardTitle>Recent Schedule Changes</CardTitle>
      <Loaded query={changes} label="recent changes" failure="Failed to fetch the recent changes" height="9rem">
        {(found) =>
          found.length === 0 ? (
            <Quiet>Nothing has changed yet. What you publish, move or fill appears here.</Quiet>
          ) : (
            <List role="list">
              {found.map(({ id, title, period, outcome, happenedAt }) => (
                <li key={id}>
                  <div>
                    <strong>{title}</strong>
                    <span>{period}</span>
                  </div>
                  <time dateTime={happenedAt}>{momentInWords(happenedAt, timeZone)}</time>
                  {/* The database writes the outcome. */}
                  <Badge tone={tones[outcome] ?? 'neutral'}>{outcome === 'Cancelled' ? 'Canceled' : outcome}</Badge>
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  margin-top: ${token.space.xs};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xxs} ${token.space.md};
    padding-block: ${token.space.xs};
    font-size: ${token.size.sm};
    line-height: ${token.leading.control};
  }
  li + li {
    border-top: 1px solid ${token.color.line};
  }
  div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: ${token.weight.semibold};
  }
  div span,
  time {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
