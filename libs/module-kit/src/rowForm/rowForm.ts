import type { Difference, Draft, DraftErrors, VersionedRow } from './rowDraft';

export interface RowFormOptions<Row extends VersionedRow, D extends Draft> {
  /** Names the form in the question before input is lost, such as "the season". */
  what: string;
  /** The row as it was last read. */
  row: Row;
  /** The fields of the form; their values are compared with `===`. */
  toDraft(row: Row): D;
  /** What is wrong with what was typed; nothing by default. */
  check?(draft: NoInfer<D>): DraftErrors<NoInfer<D>>;
  /**
   * Saves over one version of the row and returns the new row. Send `version` along with the columns: the database
   * refuses to save over a newer one.
   * @param over the row in that version
   */
  save(draft: NoInfer<D>, version: number, over: NoInfer<Row>): Promise<NoInfer<Row>>;
  /** Reads the row again, after another person has changed it. */
  read(): Promise<NoInfer<Row>>;
  /** Called with every newer row, for the data cache: after a save, and after a conflict. */
  onRow(row: NoInfer<Row>): void;
  /** Called after a save, for a toast. */
  onSaved?(row: NoInfer<Row>): void;
  /** Called when another person's version replaces what was typed. */
  onTheirs?(): void;
}

/** The outcome of the last press on Save. */
export type SaveAttempt<D extends Draft> =
  | { kind: 'none' }
  | { kind: 'saving' }
  /** It was refused or did not arrive; the input stays. */
  | { kind: 'failed'; message: string; hint: string }
  /** Another person saved first. Nothing was written; both versions are here until the person decides. */
  | { kind: 'conflict'; message: string; differences: readonly Difference<D>[] };

export interface RowForm<D extends Draft> {
  /** What the fields show. */
  draft: D;
  /** What is wrong, once something was changed. */
  errors: DraftErrors<D>;
  /** True while the fields differ from the row. */
  isChanged: boolean;
  /** True if something changed, everything is valid, and no save is under way. */
  canSave: boolean;
  /** True while Save can be pressed: it saves, or leads to the first error. */
  canTry: boolean;
  attempt: SaveAttempt<D>;
  change(values: Partial<D>): void;
  submit(): Promise<void>;
  /** Discards the input and goes back to the row. After a conflict: to the other person's version. */
  discard(): void;
  /** After a conflict: saves the input over the other version; fields that only the other person changed stay. */
  keepMine(): Promise<void>;
}
