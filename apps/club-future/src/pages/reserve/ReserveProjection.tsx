import {
  fullyFunded,
  neededContribution,
  percentFunded,
  projectionOf,
  reserveStrength,
  STUDY_YEARS,
} from '@platform/contract/reserve';
import { Figure, FigureStrip, moneyInWords, Muted, Section, wholeDollars } from '@platform/module-kit/screens';
import { Alert, BarChart, Button, Card, Stack } from '@platform/ui';
import type { ReserveComponent, ReservePlan } from '../../source/rows/reserve';
import { useClubFutureSource } from '../../source/useClubFutureSource';

interface ReserveProjectionProps {
  plan: ReservePlan;
  components: readonly ReserveComponent[];
  onEdit: () => void;
}

/** Whether the reserve is enough today, and in the years ahead. */
export function ReserveProjection({ plan, components, onEdit }: ReserveProjectionProps) {
  const { canManage } = useClubFutureSource();
  const full = fullyFunded(components);
  const percent = percentFunded(plan.balance, full);
  const years = projectionOf(plan, components);
  const needed = neededContribution(plan, components);
  const short = years.filter(({ balance }) => balance < 0);
  const isEnough = needed <= plan.yearlyContribution;
  return (
    <>
      <Section
        id="reserve"
        title={`Reserve in ${plan.studyYear}`}
        action={
          canManage && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              Edit study
            </Button>
          )
        }
      >
        <Stack $gap="sm">
          <FigureStrip aria-label="Reserve">
            <Figure
              label="Percent funded"
              value={percent === null ? '–' : `${percent}%`}
              detail={percent === null ? 'of fully funded' : `of fully funded: ${reserveStrength(percent)}`}
            />
            <Figure label="Balance" value={wholeDollars(plan.balance)} />
            <Figure label="Fully funded balance" value={wholeDollars(full)} />
            <Figure
              label="Yearly contribution"
              value={wholeDollars(plan.yearlyContribution)}
              detail={isEnough ? 'is enough' : `${wholeDollars(needed)} needed`}
              alarming={!isEnough}
            />
          </FigureStrip>
          {short.length > 0 && (
            <Alert tone="warning" title={`The reserve falls below zero in ${short[0]?.year}`}>
              With {moneyInWords(needed)} a year, no year of the next {STUDY_YEARS} ends below zero.
            </Alert>
          )}
          <Muted as="p">
            Fully funded: the sum of current cost × age ÷ useful life of all components. Percent funded: the balance ÷
            that (Community Associations Institute, National Reserve Study Standards). Costs grow by{' '}
            {plan.inflationPercent}% a year, and the balance with which a year begins earns {plan.interestPercent}%.
          </Muted>
        </Stack>
      </Section>
      <Section id="reserve-projection" title={`${STUDY_YEARS}-year projection`}>
        <Card>
          <BarChart
            hasTableBeside
            title="Balance at the end of the year, and what is replaced"
            categoryName="Year"
            categories={years.map(({ year }) => String(year))}
            series={[
              { label: 'Balance', values: years.map(({ balance }) => balance / 100) },
              { label: 'Replacements', values: years.map(({ spending }) => spending / 100) },
            ]}
            format={(dollars) => wholeDollars(Math.round(dollars * 100))}
          />
        </Card>
      </Section>
    </>
  );
}
