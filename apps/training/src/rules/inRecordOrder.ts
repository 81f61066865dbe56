import { byTitle } from '@platform/module-kit/screens';
import type { RecordedModule } from '../source/rows/person';

const NO_DAY = '9999-12-31';

/** Open modules first, by due date; then completed ones, the latest first. */
export function inRecordOrder<Module extends Pick<RecordedModule, 'title' | 'completedOn' | 'due'>>(
  modules: readonly Module[],
): Module[] {
  return [...modules].sort((one, other) => {
    if ((one.completedOn === null) !== (other.completedOn === null)) return one.completedOn === null ? -1 : 1;
    const byDay =
      one.completedOn !== null && other.completedOn !== null
        ? other.completedOn.localeCompare(one.completedOn)
        : (one.due?.on ?? NO_DAY).localeCompare(other.due?.on ?? NO_DAY);
    return byDay || byTitle(one, other);
  });
}
