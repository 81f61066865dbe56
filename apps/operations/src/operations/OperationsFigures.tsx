import { hoursWords } from '@platform/contract/reports';
import { Figure, type FigureProps, FigureStrip, MISSING_FIGURE, moneyInWords } from '@platform/module-kit/screens';
import { weekTotal } from './rules/labor/laborWeek';
import { laborState } from '../shared/labor/laborState';
import { sundayOf } from '../shared/calendar/week';
import { firstDayOf } from './rules/periods';
import { visitStatus } from './rules/vendors/vendorStatus';
import { latestReadings } from './rules/water/waterStanding';
import { useClockStart, useDayLists, useLabor, usePools, useReadings, useTickets, useVendors } from './source/queries';
import { basisOfWeek } from '../shared/labor/countedHours';
import { useOperationsSource } from './source/useOperationsSource';

/** The rows a query has returned so far. */
interface Asked<Rows> {
  data: Rows | undefined;
  isError: boolean;
}

type Shown = Pick<FigureProps, 'value' | 'detail' | 'alarming'>;

/** The figures a manager checks first each morning. Each links to its rows. */
export function OperationsFigures() {
  const source = useOperationsSource();
  const { basePath, canManage, canViewAnalytics } = source;
  const today = source.today();
  const lists = useDayLists(today);
  const tickets = useTickets();
  const vendors = useVendors();
  return (
    <FigureStrip aria-label="Figures">
      <Figure
        to={basePath}
        label="Today's checklists"
        {...figureOf(lists, (found) => {
          const items = found.flatMap((list) => list.items);
          if (items.length === 0) return { value: '–', detail: 'none begun' };
          const done = items.filter(({ completed }) => completed).length;
          return { value: `${done} of ${items.length}`, detail: `${Math.round((100 * done) / items.length)}% done` };
        })}
      />
      {canManage && <WaterFigure to={`${basePath}?view=water`} />}
      {canViewAnalytics && <LaborFigure to={`${basePath}?tab=labor`} />}
      <Figure
        to={`${basePath}?tab=vendors&visits=overdue`}
        label="Overdue visits"
        {...figureOf(vendors, (found) => {
          const overdue = found.filter(({ nextVisit }) => visitStatus(nextVisit, today) === 'Overdue').length;
          return { value: overdue, detail: `of ${found.length} vendors`, alarming: overdue > 0 };
        })}
      />
      <Figure
        to={`${basePath}?tab=tickets&status=active`}
        label="Tickets to resolve"
        {...figureOf(tickets, (found) => {
          const open = found.filter(({ status }) => status !== 'resolved');
          const high = open.filter(({ priority }) => priority === 'high').length;
          return {
            value: open.length,
            detail: high === 0 ? 'none urgent' : `${high} high priority`,
            alarming: high > 0,
          };
        })}
      />
    </FigureStrip>
  );
}

function WaterFigure({ to }: { to: string }) {
  const source = useOperationsSource();
  const pools = usePools();
  const readings = useReadings(firstDayOf('month', source.today()));
  const both = {
    data: pools.data && readings.data && latestReadings(pools.data, readings.data),
    isError: pools.isError || readings.isError,
  };
  return (
    <Figure
      to={to}
      label="Water out of limits"
      {...figureOf(both, (latest) => {
        if (latest.length === 0) return { value: '–', detail: 'no bodies of water yet' };
        const out = latest.filter(({ reading }) => reading && reading.outOfRange.length > 0).length;
        return { value: out, detail: `of ${latest.length} bodies of water`, alarming: out > 0 };
      })}
    />
  );
}

/** As wide as "planned, budget of $8,000", the text below its figure on most screens. */
const LABOR_DETAIL = ['4em', '9em'];

function LaborFigure({ to }: { to: string }) {
  const source = useOperationsSource();
  const labor = useLabor();
  const clock = useClockStart();
  const both = {
    data: labor.data && clock.data !== undefined ? { weeks: labor.data, usedFrom: clock.data } : undefined,
    isError: labor.isError || clock.isError,
  };
  return (
    <Figure
      to={to}
      label="Labor this week"
      detailWidths={LABOR_DETAIL}
      {...figureOf(both, ({ weeks, usedFrom }) => {
        const today = source.today();
        const week = sundayOf(today);
        const { laborCents, budgetedCents, budgetCents } = weekTotal(weeks, week);
        const hours = hoursWords[basisOfWeek(week, usedFrom, today)].name.toLowerCase();
        const isOver = laborState(budgetCents, budgetedCents) === 'over';
        return {
          value: moneyInWords(Math.round(laborCents / 100) * 100),
          detail: `${hours}, ${budgetCents === null ? 'no budget' : `budget of ${moneyInWords(budgetCents)}`}`,
          alarming: isOver,
        };
      })}
    />
  );
}

/** A figure, or nothing while it loads. If it failed, says so: the page behind its link has Retry. */
function figureOf<Rows>({ data, isError }: Asked<Rows>, figure: (known: Rows) => Shown): Shown {
  if (data) return figure(data);
  return isError ? MISSING_FIGURE : {};
}
