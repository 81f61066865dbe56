import { failureReason, Loaded } from '@platform/module-kit';
import {
  BUDGET_FAILED,
  CHECKLISTS_FAILED,
  counted,
  FormDialog,
  nextSeason,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { Alert, Button, Dialog, Grid, SelectField } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Season } from '../../source/rows/setting';
import type { Copied } from '../../source/rows/copyChoice';
import { useBudget, useChecklists } from '../../source/queries';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { copyPlan, type CopyPlan } from '../../rules/copyPlan';
import { useSeason } from '../preSeason/SeasonContext';
import { CopyChoices } from './CopyChoices';
import { COPY_TITLE } from './copyTitle';
import { StartSeason } from './StartSeason';

const ABOUT = 'Lists come over open, with their owners and notes. What the later season already has stays unchanged.';

/** The value for the season after the latest, which the club has not entered yet. */
const NEXT = 'next';

/** Copies a season's preparation into a later one: shows the result first, and copies once. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { season, lists } = useSeason();
  const budget = useBudget([season.year]);
  // The proposed seasons depend on the budget, so the dialog waits for it, as it waits for its own code.
  if (budget.isPending) return null;
  // A season with lists and a budget is already prepared, so the person more likely means the next one.
  return <ChosenSeasons isPrepared={lists.length > 0 && budget.data?.length !== 0} onClose={onClose} />;
}

function ChosenSeasons({ isPrepared, onClose }: { isPrepared: boolean; onClose: () => void }) {
  const { season, setting } = useSeason();
  const { seasons } = setting;
  const targets = seasons.filter(({ isClosed }, index) => !isClosed && index > 0);
  const likely = targets.filter(({ year }) => (isPrepared ? year > season.year : year >= season.year));
  const [toId, setToId] = useState(likely[0]?.id ?? NEXT);
  const to = targets.find(({ id }) => id === toId);
  const sources = seasons.filter(({ year }) => to === undefined || year < to.year).reverse();
  const [fromId, setFromId] = useState<string>();
  const from = sources.find(({ id }) => id === fromId) ?? sources[0];
  const latest = seasons.at(-1);
  if (!from || !latest) return null;
  const option = ({ id, year }: Season) => ({ value: id, label: `Season ${year}` });
  const choice = (
    <Grid $min="8rem" $gap="md" $stretch>
      <SelectField
        label="From"
        options={sources.map(option)}
        value={from.id}
        onChange={(event) => setFromId(event.target.value)}
      />
      <SelectField
        label="Into"
        options={[...targets.map(option), { value: NEXT, label: `Season ${nextSeason(latest).year} (new)` }]}
        value={to?.id ?? NEXT}
        onChange={(event) => setToId(event.target.value)}
      />
    </Grid>
  );
  if (!to) {
    return (
      <StartSeason latest={latest} onStarted={({ id }) => setToId(id)} onClose={onClose}>
        {choice}
      </StartSeason>
    );
  }
  return (
    <TwoSeasons key={`${from.id} ${to.id}`} from={from} to={to} onClose={onClose}>
      {choice}
    </TwoSeasons>
  );
}

interface TwoSeasonsProps {
  from: Season;
  to: Season;
  onClose: () => void;
  /** The choice of seasons. */
  children: ReactNode;
}

function TwoSeasons({ from, to, onClose, children }: TwoSeasonsProps) {
  const source = usePreSeasonSource();
  const fromLists = useChecklists(from.id);
  const toLists = useChecklists(to.id);
  const budget = useBudget([from.year, to.year]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [withBudget, setWithBudget] = useState(true);
  const plan =
    fromLists.data && toLists.data && budget.data
      ? copyPlan({ season: from, lists: fromLists.data }, { season: to, lists: toLists.data }, budget.data)
      : undefined;
  const failed = [fromLists, toLists, budget].find(({ isError }) => isError);
  const listIds = (plan?.lists ?? [])
    .filter(({ list, isThere }) => !isThere && !left.has(list.id))
    .map(({ list }) => list.id);
  const copiesBudget = withBudget && (plan?.newBudgetLines ?? 0) > 0;
  const copying = usePreSeasonChange(() =>
    source.copyForward({ fromSeasonId: from.id, toSeasonId: to.id, listIds, withBudget: copiesBudget }),
  );
  const [errors, whenRight] = useErrorsOnceTried({
    choice: plan && nothingToCopy(plan, listIds, copiesBudget, to.year),
  });
  if (copying.isSuccess) {
    return (
      <Dialog
        open
        title={COPY_TITLE}
        description={ABOUT}
        onClose={onClose}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <CopyResult copied={copying.data} to={to} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={COPY_TITLE}
      description={ABOUT}
      onClose={onClose}
      submit={`Copy into ${to.year}`}
      canSubmit={plan !== undefined}
      isPending={copying.isPending}
      onSubmit={() => whenRight(() => copying.mutate(undefined))}
      refusal={errors.choice ?? (copying.isError && failureReason(copying.error))}
    >
      {children}
      <Loaded
        query={{
          data: plan,
          error: failed?.error ?? null,
          isFetching: failed?.isFetching ?? false,
          refetch: () => Promise.all([fromLists, toLists, budget].map((query) => query.refetch())),
        }}
        label="what can be copied"
        failure={budget.isError ? BUDGET_FAILED : CHECKLISTS_FAILED}
        height="16rem"
      >
        {(known) => (
          <CopyChoices
            plan={known}
            to={to}
            left={left}
            onLeft={setLeft}
            withBudget={withBudget}
            onWithBudget={setWithBudget}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}

/** Why the choice copies nothing; undefined if it copies something. */
function nothingToCopy(
  { lists, newBudgetLines }: CopyPlan,
  listIds: readonly string[],
  copiesBudget: boolean,
  year: string,
): string | undefined {
  if (listIds.length > 0 || copiesBudget) return undefined;
  const isOffered = newBudgetLines > 0 || lists.some(({ isThere }) => !isThere);
  return isOffered
    ? 'Choose a checklist or the budget.'
    : `Everything is in ${year} already. There is nothing to copy.`;
}

function CopyResult({ copied, to }: { copied: Copied; to: Season }) {
  const { season: currentYear } = usePreSeasonSource();
  return (
    <Alert
      tone="success"
      title={`Copied into ${to.year}`}
      action={<Link to={to.year === currentYear ? '?' : `?season=${to.year}`}>Open season {to.year}</Link>}
    >
      {counted(copied.lists, 'list')} with {counted(copied.items, 'item')}, and {counted(copied.budgetLines, 'line')} of
      the budget.
    </Alert>
  );
}
