import { useRef, useState } from 'react';
import { DataError } from '../data/dataErrors';
import { useUnsavedChanges } from '../navigation/unsavedChanges';
import {
  changedFields,
  differences,
  typedSince,
  typeInto,
  type Difference,
  type Draft,
  type DraftErrors,
  type Typed,
  type VersionedRow,
} from './rowDraft';

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

/**
 * A form for one row with a `version`. Untouched fields follow the row. Input stays until it is saved or discarded,
 * whatever happens meanwhile.
 */
export function useRowForm<Row extends VersionedRow, D extends Draft>(options: RowFormOptions<Row, D>): RowForm<D> {
  const { what, row, toDraft, check, save, read, onRow, onSaved, onTheirs } = options;
  const [typed, setTyped] = useState<Typed<Row, D> | null>(null);
  const [attempt, setAttempt] = useState<SaveAttempt<D>>({ kind: 'none' });
  // The row of the last save or conflict, until the `row` prop has caught up.
  const [heard, setHeard] = useState<Row | null>(null);
  // A ref: state changes only with the next render, so a second press before it would save twice.
  const underWay = useRef(false);

  const known = heard && heard.version > row.version ? heard : row;
  const over = typed?.over ?? known;
  const before = toDraft(over);
  const draft = { ...before, ...typed?.values };
  const changed = changedFields(before, draft);
  const found: DraftErrors<D> = check?.(draft) ?? {};
  const isChanged = changed.length > 0;
  const isValid = Object.values(found).every((error) => !error);
  const canTry = isChanged && attempt.kind !== 'saving' && attempt.kind !== 'conflict';
  const canSave = canTry && isValid;
  useUnsavedChanges(isChanged, what);

  const settle = (saved: Row, sent: D) => {
    onRow(saved);
    setHeard(saved);
    setTyped((now) => typedSince(now, sent, saved));
    setAttempt({ kind: 'none' });
    onSaved?.(saved);
  };

  /** Handles a concurrent edit. Throws the error if there was none. */
  const compareVersions = async (refusal: unknown, sent: D, sentOver: Row) => {
    if (!mayBeConflict(refusal)) throw refusal;
    const now = await read().catch((reason: unknown) => {
      // An outdated row that cannot be read may be gone. A new row was never there.
      throw isOutdated(refusal) ? reason : refusal;
    });
    if (now.version === sentOver.version) throw refusal;
    onRow(now);
    setHeard(now);
    const [asSent, asNow] = [toDraft(sentOver), toDraft(now)];
    const between = differences(asSent, sent, asNow);
    // The other person made the same change, or the answer to an earlier save was lost.
    if (between.length === 0) return settle(now, sent);
    // The other person changed something else, perhaps outside the form: keep both changes.
    if (between.every(({ field, theirs }) => theirs === asSent[field])) {
      return saveOver(now, valuesOf(changedFields(asSent, sent), sent));
    }
    setAttempt({ kind: 'conflict', message: CONFLICT_MESSAGE, differences: between });
  };

  const write = async (sent: D, sentOver: Row) => {
    try {
      settle(await save(sent, sentOver.version, sentOver), sent);
    } catch (error) {
      await compareVersions(error, sent, sentOver).catch((reason: unknown) => setAttempt(failureOf(reason)));
    }
  };

  /** Saves some fields over another person's version; what only that person changed stays. */
  const saveOver = async (theirs: Row, values: Partial<D>) => {
    const merged = { ...toDraft(theirs), ...values };
    setTyped((now) => ({ over: theirs, values: { ...values, ...now?.values } }));
    // Both changes together may break a rule that neither breaks alone; the fields then say so.
    const isMergedValid = Object.values(check?.(merged) ?? {}).every((error) => !error);
    if (isMergedValid) await write(merged, theirs);
    else setAttempt({ kind: 'none' });
  };

  const once = async (saving: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setAttempt({ kind: 'saving' });
    try {
      await saving();
    } finally {
      underWay.current = false;
    }
  };

  return {
    draft,
    errors: isChanged ? found : {},
    isChanged,
    canSave,
    canTry,
    attempt: withDraft(attempt, draft),
    submit: async () => {
      if (canSave) await once(() => write(draft, over));
    },
    change(values) {
      setTyped((now) => typeInto(now, known, toDraft, values));
      if (attempt.kind === 'failed') setAttempt({ kind: 'none' });
    },
    discard() {
      setTyped(null);
      setAttempt({ kind: 'none' });
      if (attempt.kind === 'conflict') onTheirs?.();
    },
    async keepMine() {
      if (heard) await once(() => saveOver(heard, valuesOf(changed, draft)));
    },
  };
}

/** Both versions of a conflict, including further input, so that a person sees what would be saved. */
function withDraft<D extends Draft>(attempt: SaveAttempt<D>, draft: D): SaveAttempt<D> {
  if (attempt.kind !== 'conflict') return attempt;
  return { ...attempt, differences: attempt.differences.map((one) => ({ ...one, mine: draft[one.field] })) };
}

/** As the database says it (`app.stamp_update`). */
const CONFLICT_MESSAGE = 'Someone else changed this. Reload to see their version.';

/** An outdated version (PT409), or a row that another person has created meanwhile (23505). */
function mayBeConflict(error: unknown): boolean {
  return isOutdated(error) || (error instanceof DataError && error.code === '23505');
}

const isOutdated = (error: unknown): boolean => error instanceof DataError && error.code === 'PT409';

function valuesOf<D extends Draft>(fields: readonly (keyof D & string)[], draft: D): Partial<D> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<D>;
}

function failureOf<D extends Draft>(error: unknown): SaveAttempt<D> {
  const hint = error instanceof DataError ? error.hint : '';
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error), hint };
}
