import { useRowForm } from '@platform/module-kit';
import { isOutsideYear, seasonProblems, SeasonYearWarning } from '@platform/module-kit/screens';
import { Alert, toast } from '@platform/ui';
import type { ReactNode } from 'react';
import { toSeasonDraft, type SeasonRow } from '../../../source/rows/season';
import { useClubReread, useClubSource } from '../../../source/useClubSource';
import { READ_ONLY_REASON } from '../readOnlyReason';
import { RowFormFrame } from '../RowFormFrame';
import { SeasonFields, seasonLabels } from './SeasonFields';

interface SeasonFormProps {
  row: SeasonRow;
  /** Called with the saved season. */
  onSaved(row: SeasonRow): void;
  readOnly: boolean;
  /** More buttons. */
  actions?: ReactNode;
}

/** One season: its year and days. */
export function SeasonForm({ row, onSaved, readOnly, actions }: SeasonFormProps) {
  const { readSeason, saveSeason } = useClubSource();
  const reread = useClubReread();
  const form = useRowForm({
    what: 'the season',
    row,
    toDraft: toSeasonDraft,
    check: seasonProblems,
    save: (draft, version) => saveSeason(row.id, draft, version),
    read: () => readSeason(row.id),
    onRow: () => void reread(),
    onSaved: (saved) => {
      toast({ title: `Season ${saved.year} updated`, tone: 'success' });
      onSaved(saved);
    },
  });
  const isClosed = row.closed_at !== null;
  return (
    <RowFormFrame
      form={form}
      labels={seasonLabels}
      action="Update Season"
      readOnly={readOnly ? READ_ONLY_REASON : undefined}
      actions={actions}
    >
      <SeasonFields
        draft={form.draft}
        errors={form.errors}
        onChange={form.change}
        readOnly={readOnly}
        isClosed={isClosed}
      />
      {!readOnly && (form.isChanged || isOutsideYear(form.draft)) && <SeasonYearWarning season={form.draft} />}
      {isClosed && !readOnly && (
        <Alert>
          The season {row.year} has closed, so its first and last day are kept. Its year and its opening day are still
          corrected. An administrator can reopen it within 30 days of its close.
        </Alert>
      )}
    </RowFormFrame>
  );
}
