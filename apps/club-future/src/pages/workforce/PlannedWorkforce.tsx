import { Section } from '@platform/module-kit/screens';
import { BarChart, Card, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { recommendationsOf } from '../../rules/recommendations';
import { projectionsOf, ratioOf } from '../../rules/workforce';
import type { Workforce } from '../../source/rows/workforce';
import { ProjectionTable } from './ProjectionTable';
import { WhatIf } from './WhatIf';
import { ratioInWords, WorkforceFigures } from './WorkforceFigures';

interface PlannedWorkforceProps {
  workforce: Workforce;
  plan: NonNullable<Workforce['plan']>;
  onEdit: () => void;
}

/** The years ahead under the plan, and under what a person tries out. */
export function PlannedWorkforce({ workforce, plan, onEdit }: PlannedWorkforceProps) {
  const present = {
    planned: plan.plannedRatio ?? ratioOf(workforce.members, workforce.staff) ?? plan.optimalRatio,
    optimal: plan.optimalRatio,
    growth: 0,
  };
  const [tried, setTried] = useState(present);
  const years = workforce.assumptions.map((year) => ({
    ...year,
    members: Math.max(1, Math.round(year.members * (1 + tried.growth / 100))),
  }));
  const projections = projectionsOf(years, workforce.staff, tried);
  const recommendations = recommendationsOf(workforce, tried.optimal, projections);
  return (
    <>
      <WorkforceFigures workforce={workforce} />
      <WhatIf plan={plan} present={present} tried={tried} onTry={setTried} onEdit={onEdit} />
      <Section id="projections" title={projections.length === 3 ? '3-year projections' : 'Projections'}>
        <Stack>
          {projections.length > 0 && (
            <Card>
              <BarChart
                hasTableBeside
                title="Staff needed by year"
                categoryName="Year"
                categories={projections.map(({ year }) => year)}
                series={[
                  { label: `Planned, ${ratioInWords(tried.planned)}`, values: projections.map(({ staff }) => staff) },
                  {
                    label: `Optimal, ${ratioInWords(tried.optimal)}`,
                    values: projections.map(({ optimalStaff }) => optimalStaff),
                  },
                ]}
                goal={{ label: 'Staff today', value: workforce.staff }}
              />
            </Card>
          )}
          <ProjectionTable projections={projections} assumptions={workforce.assumptions} />
        </Stack>
      </Section>
      {recommendations.length > 0 && (
        <Section id="workforce-recommendations" title="Recommendations">
          <Card>
            <List>
              {recommendations.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </List>
          </Card>
        </Section>
      )}
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token.space.xs};
  padding-left: ${token.space.lg};
`;
