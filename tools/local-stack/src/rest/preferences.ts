/** What a caller asks for in the `Prefer` header. */
export interface Preferences {
  return: 'representation' | 'minimal' | 'headers-only' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  handling: 'strict' | 'lenient' | null;
  maxAffected: number | null;
  tx: 'commit' | 'rollback' | null;
  /** Value of `Preference-Applied`; empty if the caller asked for none. */
  applied: string;
}

const known = {
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
} as const;

/**
 * Ignores unknown preferences (RFC 7240).
 * @param mayRollBack whether the caller may ask for `tx=rollback`. With it, a client could undo the rate limits that
 * the database counts. A hosted project ignores `tx` (PostgREST, db-tx-end).
 */
export function parsePreferences(header: string | undefined, mayRollBack: boolean): Preferences {
  const given = new Map(
    (header ?? '').split(',').flatMap((part) => {
      const [name, value] = part.trim().split('=');
      return name && value ? [[name, value] as const] : [];
    }),
  );
  function read<Name extends keyof typeof known>(name: Name): (typeof known)[Name][number] | null {
    const value = given.get(name);
    return (known[name] as readonly (typeof known)[Name][number][]).find((option) => option === value) ?? null;
  }
  const maxAffected = given.get('max-affected');
  const preferences = {
    return: read('return'),
    count: read('count'),
    resolution: read('resolution'),
    missing: read('missing'),
    handling: read('handling'),
    maxAffected: maxAffected && /^\d{1,9}$/.test(maxAffected) ? Number(maxAffected) : null,
    tx: mayRollBack ? read('tx') : null,
  };
  const { maxAffected: limit, ...named } = preferences;
  const applied = Object.entries(named).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  if (limit !== null && preferences.handling === 'strict') applied.push(`max-affected=${limit}`);
  return { ...preferences, applied: applied.join(', ') };
}
