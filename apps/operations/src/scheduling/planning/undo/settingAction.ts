import { DataError } from '@platform/module-kit';
import type { OtherAction } from './history';

/** A setting of the schedule, such as the planning rules, or days that are added or removed as one. */
interface SettingAction<Stored, Values> {
  /** The setting as the subject of a refusal, such as "the planning rules". */
  what: string;
  /** Where the page shows it, such as "Planning Rules". */
  place: string;
  /** Its values before and after the action; null if there was nothing. */
  before: Values | null;
  after: Values | null;
  /** What the club has now; null for nothing. */
  read: () => Promise<Stored | null>;
  isAs: (stored: Stored, values: Values) => boolean;
  /** Adds, saves or removes it. @param stored what `read` returned */
  write: (to: Values | null, stored: Stored | null) => Promise<void>;
}

/** Changes a setting back and again, unless another person has changed it since. No one is told of a setting. */
export function settingAction<Stored, Values>(setting: SettingAction<Stored, Values>): OtherAction {
  const { what, place, before, after, read, isAs, write } = setting;
  const change = async (from: Values | null, to: Values | null) => {
    const stored = await read();
    const isUnchanged = stored === null || from === null ? stored === from : isAs(stored, from);
    if (!isUnchanged) {
      throw new DataError(`Another person has changed ${what} since.`, 'PT409', 409, `Open ${place} to see them.`);
    }
    await write(to, stored);
    return undefined;
  };
  return { undo: () => change(after, before), redo: () => change(before, after) };
}

/** Whether a row has all of some values. */
export const hasValues = <Values extends object>(row: Values, values: Values): boolean =>
  (Object.keys(values) as (keyof Values)[]).every((name) => row[name] === values[name]);
