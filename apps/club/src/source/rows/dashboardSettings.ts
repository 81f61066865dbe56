import type { StoredArrangement } from '../../rules/arrangement';

export const SETTINGS_COLUMNS = 'layout_config, widget_preferences, version';

/** A person's row as it was read: the version to save over, and the other data in it. */
export interface SavedSettings extends StoredArrangement {
  version: number;
}

/** The result of saving. A conflict changes nothing: another browser of the same person has saved since. */
export type Saving = { kind: 'saved'; settings: SavedSettings } | { kind: 'conflict'; theirs: SavedSettings | null };
