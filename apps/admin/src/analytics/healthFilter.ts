import { oneOf, text, useAddress } from '@platform/module-kit/screens';
import type { HealthFilter, HealthRange } from '../source/rows/health';

export const healthRanges: readonly { value: HealthRange; label: string }[] = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
];

const narrows = { replaces: true };

const fields = {
  range: oneOf(['day', 'week', 'month'], narrows),
  moduleId: text({ name: 'module', ...narrows }),
  version: text({ name: 'release', ...narrows }),
  clubId: text({ name: 'club', ...narrows }),
};

/** The filter in the address of the page, with functions that change it. The release belongs to the chosen module. */
export function useHealthFilter(): [HealthFilter, (change: Partial<HealthFilter>) => void] {
  const { values, change } = useAddress(fields);
  return [values.moduleId ? values : { ...values, version: '' }, change];
}
