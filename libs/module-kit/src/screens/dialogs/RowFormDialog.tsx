import { SaveOutcome, type Draft, type RowForm } from '@platform/module-kit';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { valueInWords } from '../forms/valueInWords';

interface RowFormDialogProps<D extends Draft> extends Omit<FormDialogProps, 'onSubmit' | 'isPending' | 'refusal'> {
  /** Of `useDialogForm` or `useRowForm`. */
  form: Omit<RowForm<D>, 'submit'> & { submit(): unknown };
  /** Whether the row is added. Then the button can be pressed before something is entered, and says what is missing. */
  isNew?: boolean;
  /** The fields' names, as their labels have them. */
  labels: Readonly<Record<keyof D & string, string>>;
  /** A value in words. By default as `valueInWords`. */
  show?(field: keyof D & string, value: unknown): string;
}

/** A dialog with the form of one row. It says why the row was not saved, and shows both versions of a conflict. */
export function RowFormDialog<D extends Draft>(props: RowFormDialogProps<D>) {
  const { form, isNew = false, labels, show = (_field, value) => valueInWords(value), children, ...dialog } = props;
  const { attempt } = form;
  return (
    <FormDialog
      isChanged={form.isChanged}
      canSubmit={isNew ? attempt.kind !== 'conflict' : form.canTry}
      isPending={attempt.kind === 'saving'}
      onSubmit={() => void form.submit()}
      {...dialog}
    >
      {children}
      <SaveOutcome form={form} labels={labels} show={show} />
    </FormDialog>
  );
}
