import { useRef, useState } from 'react';
import { DataError } from '../data/dataErrors';
import { changedFields, differences, valuesOf, type Draft, type VersionedRow } from './rowDraft';
import type { RowFormOptions, SaveAttempt } from './rowForm';
import type { RowDraft } from './useRowDraft';

/** Saves a draft once at a time, and handles a concurrent edit of its row. */
export function useRowSaving<Row extends VersionedRow, D extends Draft>(
  { toDraft, check, save, read, onRow, onSaved }: RowFormOptions<Row, D>,
  form: RowDraft<Row, D>,
) {
  const [attempt, setAttempt] = useState<SaveAttempt<D>>({ kind: 'none' });
  // A ref: state changes only with the next render, so a second press before it would save twice.
  const underWay = useRef(false);

  const settle = (saved: Row, sent: D) => {
    onRow(saved);
    form.dropSaved(saved, sent);
    setAttempt({ kind: 'none' });
    onSaved?.(saved);
  };

  /** Handles a concurrent edit. Throws the error if there was none. */
  const compareVersions = async (refusal: unknown, sent: D, sentOver: Row) => {
    const now = await readAfter(refusal, read);
    if (now.version === sentOver.version) throw refusal;
    onRow(now);
    form.hear(now);
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
    form.moveOver(theirs, values);
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
    attempt,
    forgetAttempt: () => setAttempt({ kind: 'none' }),
    saveDraft: () => once(() => write(form.draft, form.over)),
    saveOver: (theirs: Row, values: Partial<D>) => once(() => saveOver(theirs, values)),
  };
}

/** As the database says it (`app.stamp_update`). */
const CONFLICT_MESSAGE = 'Someone else changed this. Reload to see their version.';

/** Reads a row again after a refusal that may mean a concurrent edit. Throws any other refusal. */
async function readAfter<Row>(refusal: unknown, read: () => Promise<Row>): Promise<Row> {
  if (!mayBeConflict(refusal)) throw refusal;
  return read().catch((reason: unknown) => {
    // An outdated row that cannot be read may be gone. A new row was never there.
    throw isOutdated(refusal) ? reason : refusal;
  });
}

/** An outdated version (PT409), or a row that another person has created meanwhile (23505). */
function mayBeConflict(error: unknown): boolean {
  return isOutdated(error) || (error instanceof DataError && error.code === '23505');
}

const isOutdated = (error: unknown): boolean => error instanceof DataError && error.code === 'PT409';

function failureOf<D extends Draft>(error: unknown): SaveAttempt<D> {
  const hint = error instanceof DataError ? error.hint : '';
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error), hint };
}
