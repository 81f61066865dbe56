import { daysToOpening, openingInWords, TileGrid, TileLink } from '@platform/module-kit/screens';
import { Badge, SkeletonText, StatTile } from '@platform/ui';
import type { ReactNode } from 'react';
import { draftLines, hasResults, noUsageReason, sumsOf, usageOf, varianceOf } from '../../rules/budgetSums';
import { isMine } from '../../rules/itemFilter';
import { moneyInWords, percentInWords, varianceInWords } from '../../rules/money';
import { itemsOf, progressOf } from '../../rules/progress';
import { useBudget } from '../../source/preSeasonQueries';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { useLinkTo, type Address } from './address';
import { useSeason } from './SeasonContext';

/** How far the club is, in four figures; each leads to the rows behind it. */
export function SeasonTiles() {
  const { season, setting, lists } = useSeason();
  const { today } = setting;
  const { readsBudget } = usePreSeasonSource();
  const progress = progressOf(itemsOf(lists), today);
  const left = daysToOpening(season, today);
  return (
    <TileGrid>
      <Tile to="#weeks">
        <StatTile label="Days to opening" value={left ?? '–'} detail={openingInWords(season.opensOn, left)} />
      </Tile>
      <Tile change={{ tab: 'checklists', show: 'all', search: '' }}>
        <StatTile
          label="Items done"
          value={progress.percent === null ? '–' : `${progress.percent}%`}
          detail={`${progress.done} of ${progress.total} items`}
        />
      </Tile>
      <Tile change={{ tab: 'checklists', show: 'overdue', search: '' }}>
        <StatTile
          label="Overdue"
          value={progress.overdue}
          detail={progress.overdue > 0 ? <Badge tone="danger">Do these first</Badge> : 'everything has time'}
        />
      </Tile>
      {readsBudget ? (
        <Tile change={{ tab: 'budget' }}>
          <BudgetTile />
        </Tile>
      ) : (
        <Tile change={{ tab: 'checklists', show: 'mine', search: '' }}>
          <OwnTile />
        </Tile>
      )}
    </TileGrid>
  );
}

/** What the person still has to do. */
function OwnTile() {
  const { lists, people } = useSeason();
  const me = people.filter(({ isMe }) => isMe);
  const own = itemsOf(lists).filter((item) => isMine(item, me));
  const open = own.filter(({ completed }) => !completed).length;
  return (
    <StatTile
      label="Yours to do"
      value={open}
      detail={own.length === 0 ? 'no item is assigned to you' : `of ${own.length} assigned to you`}
    />
  );
}

function BudgetTile() {
  const { season } = useSeason();
  const budget = useBudget([season.year]);
  if (!budget.data) return <StatTile label="Budget drafted" {...(budget.isError ? notFetched : waiting)} />;
  const years = { year: season.year, lastYear: null };
  const lines = {
    income: draftLines(budget.data, 'income', years),
    expense: draftLines(budget.data, 'expense', years),
  };
  const [income, expense] = [sumsOf(lines.income), sumsOf(lines.expense)];
  if (hasResults([...lines.income, ...lines.expense])) {
    const usage = usageOf(income.actual, expense.actual);
    const variance = varianceOf(expense.planned, expense.actual);
    return (
      <StatTile
        label="Budget spent"
        value={moneyInWords(expense.actual)}
        detail={[
          noUsageReason(income.actual, expense.actual) ??
            `${percentInWords(usage)} of ${moneyInWords(income.actual)} income`,
          variance !== null && `${varianceInWords(variance)} to plan`,
        ]
          .filter(Boolean)
          .join(', ')}
      />
    );
  }
  return (
    <StatTile
      label="Budget drafted"
      value={moneyInWords(expense.planned)}
      detail={incomeInWords(income.planned, expense.planned)}
    />
  );
}

/** The share of income that the planned expenses take, or what the club has not planned yet. */
function incomeInWords(income: number | null, expense: number | null): string {
  const usage = usageOf(income, expense);
  if (usage !== null) return `${Math.round(usage)}% of ${moneyInWords(income)} income`;
  if (expense === null) return income === null ? 'nothing planned yet' : 'no expenses planned yet';
  return 'no income planned yet';
}

const notFetched = { value: '–', detail: 'could not be fetched' };
const waiting = { value: <SkeletonText $width="2em" />, detail: <SkeletonText $width="8em" /> };

type TileProps = { children: ReactNode } & ({ to: string } | { change: Partial<Address> });

function Tile(props: TileProps) {
  const linkTo = useLinkTo();
  return <TileLink to={'to' in props ? props.to : `${linkTo(props.change)}#lists`}>{props.children}</TileLink>;
}
