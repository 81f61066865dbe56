import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import {
  isSameArrangement,
  readArrangement,
  writeArrangement,
  type Arrangement,
  type StoredArrangement,
} from './arrangement';

/** A person's row as it was read: the version to save over, and the other data in it. */
export interface SavedSettings extends StoredArrangement {
  version: number;
}

/** The result of saving. A conflict changes nothing: another browser of the same person has saved since. */
export type Saving = { kind: 'saved'; settings: SavedSettings } | { kind: 'conflict'; theirs: SavedSettings | null };

const COLUMNS = 'layout_config, widget_preferences, version';
const NOT_LOADED = 'Your saved arrangement could not be loaded';
const NOT_SAVED = 'Your arrangement was not saved';

/** The version has changed; the row already exists; the row no longer exists. */
const CONFLICTS = ['PT409', '23505', 'PGRST116'];

/** Reads what the person saved; null without a row, which is not a failure (specification 8.13). */
export async function loadSettings(userId: string): Promise<SavedSettings | null> {
  const client = await supabase();
  const row = client.from('user_dashboard_settings').select(COLUMNS).eq('user_id', userId).maybeSingle();
  return dataOf<SavedSettings | null>(row, NOT_LOADED);
}

/**
 * Saves an arrangement over the row that it is based on.
 * @param base the row when the person started to arrange, null without one
 * @throws DataError if it failed for any reason other than a conflict
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

/** The stored arrangement may be the same: the answer of an earlier try was lost, or both browsers agree. */
function judgeConflict(mine: Arrangement, theirs: SavedSettings | null): Saving {
  const agreed = theirs && isSameArrangement(readArrangement(theirs), mine);
  return agreed ? { kind: 'saved', settings: theirs } : { kind: 'conflict', theirs };
}
