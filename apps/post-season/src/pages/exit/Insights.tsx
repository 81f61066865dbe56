import { Card, CardTitle, token } from '@platform/ui';
import { styled } from 'styled-components';
import { insightsInWords } from '../../rules/insightInWords';
import type { Insight } from '../../source/rows/survey';

/** What stands out of the answers. */
export function Insights({ insights }: { insights: readonly Insight[] }) {
  return (
    <Card as="section" aria-label="Key insights">
      <CardTitle>Key insights</CardTitle>
      <List>
        {insightsInWords(insights).map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
  margin: ${token.space.xs} 0 0;
  padding-inline-start: ${token.space.lg};
  overflow-wrap: anywhere;
`;
