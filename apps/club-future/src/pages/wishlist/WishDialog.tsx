import { check_wish_cost } from '@platform/database/raised';
import { wishlist_items } from '@platform/database/refusals/wishlist_items';
import type { DraftErrors } from '@platform/module-kit';
import { type Kept, moneyInWords, RowFormDialog, useRowDialog, valueInWords } from '@platform/module-kit/screens';
import { Checkbox, Grid, MoneyField, SelectField, TextField } from '@platform/ui';
import { levelOptions, levelWords } from '../../rules/levels';
import { listNames } from '../../rules/wishes/wishWords';
import type { Level } from '../../source/rows/level';
import type { Wish, WishDraft, WishList } from '../../source/rows/wish';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { MOST_CENTS } from '../../rules/mostCents';

const { rules: said } = wishlist_items;

const labels: Record<keyof WishDraft, string> = {
  list: 'Wishlist',
  item: 'Item',
  priority: 'Priority',
  impact: 'Impact',
  timeline: 'Timeline',
  cost: 'Cost',
  isShortlisted: 'On the shortlist for the next budget',
};

type Row = WishDraft & { version: number };

interface WishDialogProps {
  /** The wish to change; a new one is added without it. */
  wish?: Wish;
  /** The list of a new wish. */
  list: WishList;
  onClose: () => void;
}

/** Adds a wish to a list, or changes one. */
export function WishDialog({ wish, list, onClose }: WishDialogProps) {
  const source = useClubFutureSource();
  const saving = useClubFutureChange(async ({ draft, version }: Kept<WishDraft>) => {
    if (wish) await source.saveWish(wish.id, draft, version);
    else await source.addWish(draft);
  });
  const dialog = useRowDialog<WishDraft>({
    noun: 'wish',
    row: wish,
    blank: blanks[list],
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: () => source.listWishes(),
    nameOf: ({ item }) => item,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => {
        if (field === 'cost') return moneyInWords(value as number | null);
        if (field === 'priority' || field === 'impact') return levelWords[value as Level];
        return field === 'list' ? listNames[value as WishList] : valueInWords(value);
      }}
      title={wish ? dialog.title : `Add to ${listNames[list]}`}
    >
      <TextField
        label={labels.item}
        limit={120}
        value={draft.item}
        error={errors.item}
        onChange={(event) => change({ item: event.target.value })}
      />
      <Grid $min="12rem" $gap="md" $stretch>
        <MoneyField
          label={labels.cost}
          hint={check_wish_cost['22023'].hint}
          value={draft.cost}
          max={MOST_CENTS}
          error={errors.cost}
          onChange={(cost) => change({ cost })}
        />
        <TextField
          label={labels.timeline}
          optional
          hint="In words, such as 2026-2027."
          value={draft.timeline}
          error={errors.timeline}
          onChange={(event) => change({ timeline: event.target.value })}
        />
        <SelectField
          label={labels.priority}
          hint={`How much the ${draft.list} wants it.`}
          options={levelOptions}
          value={draft.priority}
          onChange={(event) => change({ priority: event.target.value as Level })}
        />
        <SelectField
          label={labels.impact}
          hint="How much it would change for the club."
          options={levelOptions}
          value={draft.impact}
          onChange={(event) => change({ impact: event.target.value as Level })}
        />
      </Grid>
      <Checkbox
        label={labels.isShortlisted}
        checked={draft.isShortlisted}
        onChange={(event) => change({ isShortlisted: event.target.checked })}
      />
    </RowFormDialog>
  );
}

const blankOf = (list: WishList): Row => ({
  list,
  item: '',
  priority: 'medium',
  impact: 'medium',
  timeline: '',
  cost: null,
  isShortlisted: false,
  version: 0,
});

const blanks: Record<WishList, Row> = { board: blankOf('board'), staff: blankOf('staff') };

/** The database checks the same. */
function check({ item, timeline, cost }: WishDraft): DraftErrors<WishDraft> {
  const isFree = cost === null || cost <= 0;
  return {
    item: item.trim() && item.length <= 120 ? undefined : said.wishlist_items_item_length,
    cost: isFree ? check_wish_cost['22023'].message : cost > MOST_CENTS ? said.wishlist_items_cost_range : undefined,
    timeline: timeline.length <= 60 ? undefined : said.wishlist_items_timeline_length,
  };
}
