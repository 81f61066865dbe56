import {
  useRowForm,
  type Draft,
  type DraftErrors,
  type RowForm,
  type RowFormOptions,
  type VersionedRow,
} from '@platform/module-kit';
import { useErrorsOnceTried } from './useErrorsOnceTried';

type Options<Row extends VersionedRow, D extends Draft> = Omit<RowFormOptions<Row, D>, 'onRow'> &
  Partial<Pick<RowFormOptions<Row, D>, 'onRow'>>;

/** A form for one row, for a `RowFormDialog`. */
export interface DialogForm<D extends Draft> extends Omit<RowForm<D>, 'submit'> {
  /** The errors to show: before the first press of the button, only those of changed fields. */
  errors: DraftErrors<D>;
  /** The errors to show once the person has pressed the button; none before that. */
  missing: DraftErrors<D>;
  /** Saves if nothing is missing. */
  submit(): void;
}

/**
 * A form for one row in a dialog (`useRowForm`), whose button says what is missing once it is pressed.
 * @param options without `onRow` on a page that reads its rows again after each change, as those of a source do
 */
export function useDialogForm<Row extends VersionedRow, D extends Draft>(options: Options<Row, D>): DialogForm<D> {
  const form = useRowForm<Row, D>({ onRow: () => undefined, ...options });
  const [missing, whenRight] = useErrorsOnceTried<DraftErrors<D>>(options.check?.(form.draft) ?? {});
  return {
    ...form,
    missing,
    errors: { ...missing, ...form.errors },
    submit: () => whenRight(() => void form.submit()),
  };
}
