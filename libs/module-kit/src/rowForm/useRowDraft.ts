import { useState } from 'react';
import { changedFields, typedSince, typeInto, type Draft, type Typed, type VersionedRow } from './rowDraft';
import type { RowFormOptions } from './rowForm';

/** What a person has typed over a row, and the newest version of the row that the form knows. */
export function useRowDraft<Row extends VersionedRow, D extends Draft>({
  row,
  toDraft,
}: Pick<RowFormOptions<Row, D>, 'row' | 'toDraft'>) {
  const [typed, setTyped] = useState<Typed<Row, D> | null>(null);
  // The row of the last save or conflict, until the `row` prop has caught up.
  const [heard, setHeard] = useState<Row | null>(null);
  const known = heard && heard.version > row.version ? heard : row;
  const over = typed?.over ?? known;
  const before = toDraft(over);
  const draft: D = { ...before, ...typed?.values };
  return {
    draft,
    /** The row that the draft changes. */
    over,
    changed: changedFields(before, draft),
    /** The row of the last save or conflict. */
    heard,
    hear: (newer: Row): void => setHeard(newer),
    change: (values: Partial<D>): void => setTyped((now) => typeInto(now, known, toDraft, values)),
    /** Drops what was saved, and keeps what was typed meanwhile. */
    dropSaved(saved: Row, sent: D): void {
      setHeard(saved);
      setTyped((now) => typedSince(now, sent, saved));
    },
    /** Moves some values, and further input, over another person's version. */
    moveOver: (theirs: Row, values: Partial<D>): void =>
      setTyped((now) => ({ over: theirs, values: { ...values, ...now?.values } })),
    discard: (): void => setTyped(null),
  };
}

export type RowDraft<Row extends VersionedRow, D extends Draft> = ReturnType<typeof useRowDraft<Row, D>>;
