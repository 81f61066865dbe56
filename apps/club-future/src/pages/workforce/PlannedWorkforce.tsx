import { failureReason } from '@platform/module-kit';
import { Section } from '@platform/module-kit/screens';
import { Alert, BarChart, Button, Card, Inline, RangeField, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { recommendationsOf } from '../../rules/recommendations';
import { projectionsOf, ratioOf } from '../../rules/workforce';
import type { Workforce } from '../../source/rows/workforce';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { ProjectionTable } from './ProjectionTable';
import { ratioInWords, WorkforceFigures } from './WorkforceFigures';

interface PlannedWorkforceProps {
  workforce: Workforce;
  plan: NonNullable<Workforce['plan']>;
  onEdit: () => void;
}

/** The lowest and highest ratios to try out; the form of the plan takes others, too. */
const LOWEST = 4;
const HIGHEST = 40;

/** The years ahead under the plan, and under what a person tries out. */
export function PlannedWorkforce({ workforce, plan, onEdit }: PlannedWorkforceProps) {
  const source = useClubFutureSource();
  const present = {
    planned: plan.plannedRatio ?? ratioOf(workforce.members, workforce.staff) ?? plan.optimalRatio,
    optimal: plan.optimalRatio,
    growth: 0,
  };
  const [tried, setTried] = useState(present);
  const isTried = tried.planned !== present.planned || tried.optimal !== present.optimal || tried.growth !== 0;
  const isOtherPlan = tried.planned !== present.planned || tried.optimal !== present.optimal;
  const years = workforce.assumptions.map((year) => ({
    ...year,
    members: Math.max(1, Math.round(year.members * (1 + tried.growth / 100))),
  }));
  const projections = projectionsOf(years, workforce.staff, tried);
  const recommendations = recommendationsOf(workforce, tried.optimal, projections);
  const saving = useClubFutureChange(
    () => source.savePlan(plan, { ...plan, plannedRatio: tried.planned, optimalRatio: tried.optimal }, plan.version),
    { onDone: () => toast({ title: 'Plan saved', tone: 'success' }) },
  );
  const ends = { min: Math.min(LOWEST, ...ratios(present)), max: Math.max(HIGHEST, ...ratios(present)) };
  return (
    <>
      <WorkforceFigures workforce={workforce} />
      <Section
        id="what-if"
        title="What if"
        action={
          source.canManage && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              Edit plan
            </Button>
          )
        }
      >
        <Card>
          <Stack>
            <Sliders>
              <RangeField
                label="Planned ratio"
                hint="Members for each person of staff in the years ahead."
                {...ends}
                value={tried.planned}
                valueText={ratioInWords(tried.planned)}
                onChange={(planned) => setTried({ ...tried, planned })}
              />
              <RangeField
                label="Optimal ratio"
                hint="What the club wants to reach."
                {...ends}
                value={tried.optimal}
                valueText={ratioInWords(tried.optimal)}
                onChange={(optimal) => setTried({ ...tried, optimal })}
              />
              <RangeField
                label="Members compared with the plan"
                hint="Only tried out here: change a year below to keep it."
                min={-30}
                max={30}
                value={tried.growth}
                valueText={tried.growth > 0 ? `+${tried.growth}%` : `${tried.growth}%`.replace('-', '−')}
                onChange={(growth) => setTried({ ...tried, growth })}
              />
            </Sliders>
            {saving.error && <Alert tone="danger">{failureReason(saving.error)}</Alert>}
            <Inline>
              <Button variant="secondary" size="sm" disabled={!isTried} onClick={() => setTried(present)}>
                Reset
              </Button>
              {source.canManage && (
                <Button
                  size="sm"
                  disabled={!isOtherPlan}
                  loading={saving.isPending}
                  onClick={() => saving.mutate(undefined)}
                >
                  Save ratios as the plan
                </Button>
              )}
            </Inline>
          </Stack>
        </Card>
      </Section>
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

const ratios = ({ planned, optimal }: { planned: number; optimal: number }) => [
  Math.floor(planned),
  Math.ceil(planned),
  Math.floor(optimal),
  Math.ceil(optimal),
];

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space.md} ${token.space.xl};
`;

const List = styled.ol`
  display: grid;
  gap: ${token.space.xs};
  padding-left: ${token.space.lg};
`;
