import type { Draft, DraftErrors, VersionedRow } from '@platform/module-kit';
import { toast } from '@platform/ui';
import { rowOrGone } from './rowOrGone';
import { type DialogForm, useDialogForm } from './useDialogForm';

/** A draft with the version of the row that it was made from; 0 for a new row. */
export interface Kept<D> {
  draft: D;
  version: number;
}

interface RowDialogOptions<D extends object, Row extends VersionedRow> {
  /** The noun of the row, such as `bid`. It names the dialog, its button, and the message after a save. */
  noun: string;
  /** The row to change. Without it, the dialog adds one. */
  row: (Row & { id: string }) | undefined;
  /** What the fields of a new row begin with. */
  blank: Row;
  /** The names of the fields, as their labels have them. A field that the row lacks begins empty, such as a file to choose. */
  labels: Readonly<Record<keyof D & string, string>>;
  /** What is wrong with what was typed. */
  check(draft: D): DraftErrors<D>;
  /** Adds the row, or saves over one version of it. */
  keep(kept: Kept<D>): Promise<unknown>;
  /** Reads the rows again, after another person has changed this one. */
  list(): Promise<readonly (Row & { id: string })[]>;
  /** What the message after a save calls the row. */
  nameOf(draft: D): string;
  onClose(): void;
}

/** What a `RowFormDialog` takes of a row in a list. */
interface RowDialog<D extends object> {
  form: DialogForm<D & Draft>;
  labels: Readonly<Record<keyof (D & Draft) & string, string>>;
  isNew: boolean;
  title: string;
  submit: string;
  onClose(): void;
}

/**
 * A dialog that adds a row to a list, or changes one: `<RowFormDialog {...useRowDialog({ noun: 'bid', … })}>`. It closes once
 * the row is kept.
 */
export function useRowDialog<D extends object, Row extends VersionedRow = D & VersionedRow>(
  options: RowDialogOptions<D, Row>,
): RowDialog<D> {
  const { noun, row, blank, labels, check, keep, list, nameOf, onClose } = options;
  const toDraft = (from: Row) => {
    const known = from as Row & Record<string, unknown>;
    return Object.fromEntries(Object.keys(labels).map((field) => [field, field in known ? known[field] : ''])) as D &
      Draft;
  };
  const form = useDialogForm<Row, D & Draft>({
    what: `the ${noun}`,
    row: row ?? blank,
    toDraft,
    check: (draft) => check(draft) as DraftErrors<D & Draft>,
    async save(draft, version) {
      await keep({ draft, version });
      return { ...(row ?? blank), ...draft, version: version + 1 };
    },
    read: async () => rowOrGone(await list(), row?.id, noun),
    onSaved(saved) {
      const done = row ? 'saved' : 'added';
      const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${done}`;
      toast({ title, description: nameOf(toDraft(saved)).trim(), tone: 'success' });
      onClose();
    },
  });
  return {
    form,
    labels: labels as RowDialog<D>['labels'],
    isNew: !row,
    title: `${row ? 'Edit' : 'Add'} ${noun}`,
    submit: `${row ? 'Save' : 'Add'} ${noun}`,
    onClose,
  };
}
