import { growth_assumptions } from '@platform/database/refusals/growth_assumptions';
import type { DraftErrors } from '@platform/module-kit';
import { type Kept, RowFormDialog, useRowDialog, valueInWords } from '@platform/module-kit/screens';
import { NumberField, TextField } from '@platform/ui';
import { useState } from 'react';
import type { Assumption } from '../../source/rows/workforce';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

const { rules: said } = growth_assumptions;

interface Draft {
  year: string;
  members: number | null;
  wageGrowthPercent: number | null;
}

const labels: Record<keyof Draft, string> = {
  year: 'Year',
  members: 'Members',
  wageGrowthPercent: 'Wages grow by',
};

type Row = Draft & { version: number };

interface YearDialogProps {
  /** The year to change; a new one is added without it. */
  assumption?: Assumption;
  assumptions: readonly Assumption[];
  onClose: () => void;
}

/** What the club expects of a year ahead. */
export function YearDialog({ assumption, assumptions, onClose }: YearDialogProps) {
  const source = useClubFutureSource();
  const [blank] = useState<Row>(() => ({
    year: String(Number(assumptions.at(-1)?.year ?? source.season) + 1),
    members: null,
    wageGrowthPercent: 0,
    version: 0,
  }));
  const saving = useClubFutureChange(async ({ draft, version }: Kept<Draft>) => {
    // The form takes no year without them.
    const sent = { ...draft, members: draft.members ?? 0, wageGrowthPercent: draft.wageGrowthPercent ?? 0 };
    if (assumption) await source.saveYear(assumption.id, sent, version);
    else await source.addYear(sent);
  });
  const dialog = useRowDialog<Draft>({
    noun: 'year',
    row: assumption,
    blank,
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: async () => (await source.readWorkforce()).assumptions,
    nameOf: ({ year }) => year,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  return (
    <RowFormDialog
      {...dialog}
      show={(_field, value) => (value === null ? '–' : valueInWords(value))}
      size="sm"
      title={assumption ? `Edit ${assumption.year}` : dialog.title}
    >
      <TextField
        label={labels.year}
        inputMode="numeric"
        value={draft.year}
        error={errors.year}
        onChange={(event) => change({ year: event.target.value.trim() })}
      />
      <NumberField
        label={labels.members}
        hint="How many members the club expects."
        value={draft.members}
        error={errors.members}
        onChange={(members) => change({ members })}
      />
      <NumberField
        label={labels.wageGrowthPercent}
        unit="%"
        hint="Over the year before."
        value={draft.wageGrowthPercent}
        step={0.25}
        error={errors.wageGrowthPercent}
        onChange={(wageGrowthPercent) => change({ wageGrowthPercent })}
      />
    </RowFormDialog>
  );
}

/** The database checks the same. */
function check({ year, members, wageGrowthPercent }: Draft): DraftErrors<Draft> {
  const areMembers = members !== null && Number.isInteger(members) && members >= 1 && members <= 1_000_000;
  const isGrowth = wageGrowthPercent !== null && wageGrowthPercent >= -50 && wageGrowthPercent <= 100;
  return {
    year: /^20\d\d$/.test(year) ? undefined : said.growth_assumptions_year_form,
    members: areMembers ? undefined : said.growth_assumptions_members_range,
    wageGrowthPercent: isGrowth ? undefined : said.growth_assumptions_wage_range,
  };
}
