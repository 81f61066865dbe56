/** What the figures are about: a time up to now, and a module, a release of it or a club where one is chosen. */
export interface HealthFilter {
  range: HealthRange;
  moduleId?: string;
  version?: string;
  clubId?: string;
}

export type HealthRange = 'day' | 'week' | 'month';

export const healthRanges: readonly { value: HealthRange; label: string }[] = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
];

/** Reads a filter from the address; what is not understood is left out. */
export function filterOfAddress(search: URLSearchParams): HealthFilter {
  const range = healthRanges.find(({ value }) => value === search.get('range'))?.value ?? 'day';
  const moduleId = search.get('module') || undefined;
  const version = moduleId && (search.get('release') || undefined);
  return { range, moduleId, version, clubId: search.get('club') || undefined };
}

/** The query of an address that shows the same. */
export function addressOfFilter({ range, moduleId, version, clubId }: HealthFilter): Record<string, string> {
  return {
    ...(range !== 'day' && { range }),
    ...(moduleId && { module: moduleId }),
    ...(moduleId && version && { release: version }),
    ...(clubId && { club: clubId }),
  };
}
