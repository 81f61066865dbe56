import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import {
  isSameArrangement,
  readArrangement,
  writeArrangement,
  type Arrangement,
  type StoredArrangement,
} from './arrangement';

/** A person's row as it was read: what to save over, and what else stands in it. */
export interface SavedSettings extends StoredArrangement {
  version: number;
}

/** What became of saving. A conflict changes nothing: another browser of the same person has saved since. */
export type Saving = { kind: 'saved'; settings: SavedSettings } | { kind: 'conflict'; theirs: SavedSettings | null };

const COLUMNS = 'layout_config, widget_preferences, version';
const NOT_LOADED = 'Your saved arrangement could not be loaded';
const NOT_SAVED = 'Your arrangement was not saved';

/** The version moved on; the row is there already; the row is not there any more. */
const CONFLICTS = ['PT409', '23505', 'PGRST116'];

/** Reads what the person saved; null when there is no row yet, which is no failure (specification 8.13). */
export async function loadSettings(userId: string): Promise<SavedSettings | null> {
  const client = await supabase();
  const row = client.from('user_dashboard_settings').select(COLUMNS).eq('user_id', userId).maybeSingle();
  return dataOf<SavedSettings | null>(row, NOT_LOADED);
}

/**
 * Saves an arrangement over the row that it was made from.
 * @param base the row as it was when the person began to arrange, null when there was none
 * @throws DataError when it was not saved for any other reason than a conflict
 */
export async function saveArrangement(
  userId: string,
  arrangement: Arrangement,
  base: SavedSettings | null,
): Promise<Saving> {
  const client = await supabase();
  const settings = client.from('user_dashboard_settings');
  const values = writeArrangement(arrangement, base);
  const request = base
    ? settings.update({ ...values, version: base.version }).eq('user_id', userId)
    : settings.insert({ ...values, user_id: userId });
  try {
    return { kind: 'saved', settings: await dataOf(request.select(COLUMNS).single(), NOT_SAVED) };
  } catch (error) {
    if (!(error instanceof DataError && CONFLICTS.includes(error.code))) throw error;
    return judgeConflict(arrangement, await loadSettings(userId));
  }
}

/** What stands there may be the very same: the answer of an earlier try was lost, or both browsers agree. */
function judgeConflict(mine: Arrangement, theirs: SavedSettings | null): Saving {
  const agreed = theirs && isSameArrangement(readArrangement(theirs), mine);
  return agreed ? { kind: 'saved', settings: theirs } : { kind: 'conflict', theirs };
}
