import { useUnsavedChanges } from '../navigation/unsavedChanges';
import { valuesOf, type Draft, type DraftErrors, type VersionedRow } from './rowDraft';
import type { RowForm, RowFormOptions, SaveAttempt } from './rowForm';
import { useRowDraft } from './useRowDraft';
import { useRowSaving } from './useRowSaving';

/**
 * A form for one row with a `version`. Untouched fields follow the row. Input stays until it is saved or discarded,
 * whatever happens meanwhile.
 */
export function useRowForm<Row extends VersionedRow, D extends Draft>(options: RowFormOptions<Row, D>): RowForm<D> {
  const form = useRowDraft(options);
  const { attempt, forgetAttempt, saveDraft, saveOver } = useRowSaving(options, form);
  const { draft, changed, heard } = form;
  const found: DraftErrors<D> = options.check?.(draft) ?? {};
  const isChanged = changed.length > 0;
  const isValid = Object.values(found).every((error) => !error);
  const canTry = isChanged && attempt.kind !== 'saving' && attempt.kind !== 'conflict';
  const canSave = canTry && isValid;
  useUnsavedChanges(isChanged, options.what);

  return {
    draft,
    errors: isChanged ? found : {},
    isChanged,
    canSave,
    canTry,
    attempt: withDraft(attempt, draft),
    submit: async () => {
      if (canSave) await saveDraft();
    },
    change(values) {
      form.change(values);
      if (attempt.kind === 'failed') forgetAttempt();
    },
    discard() {
      form.discard();
      forgetAttempt();
      if (attempt.kind === 'conflict') options.onTheirs?.();
    },
    async keepMine() {
      if (heard) await saveOver(heard, valuesOf(changed, draft));
    },
  };
}

/** Both versions of a conflict, including further input, so that a person sees what would be saved. */
function withDraft<D extends Draft>(attempt: SaveAttempt<D>, draft: D): SaveAttempt<D> {
  if (attempt.kind !== 'conflict') return attempt;
  return { ...attempt, differences: attempt.differences.map((one) => ({ ...one, mine: draft[one.field] })) };
}
