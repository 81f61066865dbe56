import {
  daysToOpening,
  Figure,
  FigureOutline,
  type FigureProps,
  FigureStrip,
  MISSING_FIGURE,
  moneyInWords,
  openingInWords,
  percentInWords,
  varianceInWords,
} from '@platform/module-kit/screens';
import {
  comparedInWords,
  draftLines,
  hasResults,
  noUsageReason,
  sumsOf,
  usageOf,
  varianceOf,
} from '../../rules/budgetSums';
import { isMine } from '../../rules/itemFilter';
import { itemsOf, progressOf } from '../../rules/progress';
import type { BudgetLine } from '../../source/rows/budgetLine';
import { useBudget } from '../../source/queries';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress, type PreSeasonAddress } from './address';
import { useSeason } from './SeasonContext';

/** The approximate width of `75% of $243,000 income`, for the outline. Narrow tiles show it below its amount. */
const BUDGET_WIDTHS = ['16em'];

/** The figures at their final height, while the season loads. */
export function SeasonFiguresOutline() {
  return (
    <FigureStrip>
      <FigureOutline />
      <FigureOutline />
      <FigureOutline />
      <FigureOutline detailWidths={BUDGET_WIDTHS} />
    </FigureStrip>
  );
}

/** The club's progress in four figures; each links to its rows. */
export function SeasonFigures() {
  const { season, lists, today } = useSeason();
  const { canViewAnalytics } = usePreSeasonSource();
  const linkTo = useRowsLink();
  const progress = progressOf(itemsOf(lists), today);
  const left = daysToOpening(season, today);
  return (
    <FigureStrip aria-label="Figures">
      <Figure to="#weeks" label="Days to opening" value={left ?? '–'} detail={openingInWords(season.opensOn, left)} />
      <Figure
        to={linkTo({ tab: 'checklists', show: 'all', search: '' })}
        label="Items done"
        value={progress.percent === null ? '–' : `${progress.percent}%`}
        detail={progress.total === 0 ? 'no items yet' : `${progress.done} of ${progress.total} items`}
      />
      <Figure
        to={linkTo({ tab: 'checklists', show: 'overdue', search: '' })}
        label="Overdue"
        value={progress.overdue}
        detail={progress.overdue > 0 ? 'do these first' : 'nothing is late'}
        alarming={progress.overdue > 0}
      />
      {canViewAnalytics ? <BudgetFigure /> : <OwnFigure />}
    </FigureStrip>
  );
}

/** The address of the rows behind a figure. */
function useRowsLink(): (change: Partial<PreSeasonAddress>) => string {
  const { linkTo } = usePreSeasonAddress();
  return (change) => `${linkTo(change)}#lists`;
}

/** What the person still has to do. */
function OwnFigure() {
  const { lists, people } = useSeason();
  const linkTo = useRowsLink();
  const me = people.filter(({ isMe }) => isMe);
  const own = itemsOf(lists).filter((item) => isMine(item, me));
  const open = own.filter(({ completed }) => !completed).length;
  return (
    <Figure
      to={linkTo({ tab: 'checklists', show: 'mine', search: '' })}
      label="Yours to do"
      value={open}
      detail={own.length === 0 ? 'no item is assigned to you' : `of ${own.length} assigned to you`}
    />
  );
}

function BudgetFigure() {
  const { season } = useSeason();
  const linkTo = useRowsLink();
  const budget = useBudget([season.year]);
  const figure = budget.data ? budgetFigure(budget.data, season) : waitingFigure(budget.isError);
  return <Figure to={linkTo({ tab: 'budget' })} detailWidths={BUDGET_WIDTHS} {...figure} />;
}

const waitingFigure = (isError: boolean): FigureProps =>
  isError ? { label: 'Budget drafted', ...MISSING_FIGURE } : { label: 'Budget drafted' };

/** What the season cost so far, or what it may cost while nothing is entered. */
function budgetFigure(
  rows: readonly BudgetLine[],
  { year, isClosed }: { year: string; isClosed: boolean },
): FigureProps {
  const years = { year, lastYear: null };
  const lines = { income: draftLines(rows, 'income', years), expense: draftLines(rows, 'expense', years) };
  const [income, expense] = [sumsOf(lines.income), sumsOf(lines.expense)];
  if (!hasResults([...lines.income, ...lines.expense])) {
    return {
      label: 'Budget drafted',
      value: moneyInWords(expense.planned),
      detail: incomeInWords(income.planned, expense.planned),
    };
  }
  const usage = usageOf(income.actual, expense.actual);
  const variance = varianceOf(lines.expense, isClosed);
  return {
    label: 'Budget spent',
    value: moneyInWords(expense.actual),
    detail: [
      noUsageReason(income.actual, expense.actual) ??
        `${percentInWords(usage)} of ${moneyInWords(income.actual)} income`,
      variance.percent !== null && `${varianceInWords(variance.percent)} to plan on ${comparedInWords(variance)}`,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** The share of income that the planned expenses take, or what the club has not planned yet. */
function incomeInWords(income: number | null, expense: number | null): string {
  const usage = usageOf(income, expense);
  if (usage !== null) return `${Math.round(usage)}% of ${moneyInWords(income)} income`;
  if (expense === null) return income === null ? 'nothing planned yet' : 'no expenses planned yet';
  return 'no income planned yet';
}
