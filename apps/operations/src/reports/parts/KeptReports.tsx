import { Link, Loaded } from '@platform/module-kit';
import { Quiet } from '@platform/module-kit/screens';
import { Badge, Card, CardTitle, EmptyState, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { useReportsAddress } from '../period/useReportsAddress';
import type { useKeptReports } from '../source/queries';
import type { KeptReport } from '../source/rows/keptReport';
import { REPORTS_FAILED } from '../source/failures';

/** The club's notes about its seasons. Each note links to the figures of its days. */
export function KeptReports({ query }: { query: ReturnType<typeof useKeptReports> }) {
  return (
    <Card>
      <Stack>
        <CardTitle>Notes on earlier reports</CardTitle>
        <Loaded query={query} failure={REPORTS_FAILED} height="12rem">
          {(found) =>
            found.length === 0 ? (
              <EmptyState title="No reports available" description="What the club notes about a season appears here." />
            ) : (
              <List role="list">
                {found.map((report) => (
                  <Kept key={report.id} report={report} />
                ))}
              </List>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

function Kept({ report: { title, type, from, to, dateRange, insights, isFinal } }: { report: KeptReport }) {
  const { linkTo } = useReportsAddress();
  return (
    <Item>
      <Inline $justify="between">
        <Link to={linkTo({ tab: type, period: 'days', from, to })}>{title}</Link>
        <Badge tone={isFinal ? 'success' : 'neutral'}>{isFinal ? 'Final' : 'Draft'}</Badge>
      </Inline>
      <Quiet>{dateRange}</Quiet>
      {insights.length > 0 && (
        <Insights>
          {insights.map((insight, place) => (
            <li key={place}>{insight}</li>
          ))}
        </Insights>
      )}
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.md};
`;

const Item = styled.li`
  padding-top: ${token.space.md};
  border-top: 1px solid ${token.color.line};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const Insights = styled.ul`
  padding: ${token.space.xs} 0 0 ${token.space.lg};
  list-style: disc;
`;
