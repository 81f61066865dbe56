import { dataOf } from '@platform/module-kit';
import { asking, saving } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';

/** A kind of row that accumulates: how long the club keeps it, and how many rows are older. */
export interface RetentionKind {
  kind: string;
  title: string;
  /** Nothing younger than this is deleted … */
  minimumMonths: number;
  /** … for this reason. */
  reason: string;
  policy: RetentionPolicy | null;
  /** The first day that is kept (ISO 8601); null if everything is. */
  keepFrom: string | null;
  /** Number of rows older than that. */
  due: number;
}

interface RetentionPolicy {
  id: string;
  keepMonths: number;
  version: number;
}

const NOT_SAVED = 'How long this is kept was not saved. Try again.';

/** Every kind with its current counts. For admins of the club. @throws DataError */
export async function readRetention(clubId: string): Promise<RetentionKind[]> {
  const [preview, policies] = await Promise.all([
    asking('Failed to fetch data retention')((db) => db.rpc('retention_preview', { club_id_param: clubId })),
    asking('Failed to fetch data retention')((db) =>
      db.from('retention_policies').select('id, kind, keep_months, version').eq('club_id', clubId),
    ),
  ]);
  return preview.map(({ kind, title, minimum_months: minimumMonths, reason, due, ...row }) => {
    const policy = policies.find((own) => own.kind === kind);
    return {
      kind,
      title,
      minimumMonths,
      reason,
      due,
      // Can be null although its type does not say so: it is a column of a function.
      keepFrom: row.keep_from,
      policy: policy ? { id: policy.id, keepMonths: policy.keep_months, version: policy.version } : null,
    };
  });
}

/**
 * Sets how long a kind is kept.
 * @param keepMonths null for unlimited
 * @throws DataError; PT409 if another person has changed it
 */
export async function keepFor(clubId: string, { kind, policy }: RetentionKind, keepMonths: number | null) {
  const table = (await supabase()).from('retention_policies');
  if (!policy) {
    if (keepMonths === null) return;
    await dataOf(table.insert({ club_id: clubId, kind, keep_months: keepMonths }), NOT_SAVED);
  } else if (keepMonths === null) {
    // Does not remove a policy that another person has changed meanwhile.
    const mine = table.delete().eq('id', policy.id).eq('version', policy.version);
    await dataOf(mine.select('id').single(), NOT_SAVED);
  } else {
    const own = table.update({ keep_months: keepMonths, version: policy.version }).eq('id', policy.id);
    await dataOf(own.select('id').single(), NOT_SAVED);
  }
}

/**
 * Deletes exactly the counted rows.
 * @throws DataError; PT409 if the counts have changed, and then nothing is deleted
 */
export async function deleteCounted(clubId: string, kinds: readonly RetentionKind[]): Promise<void> {
  const confirmed = Object.fromEntries(kinds.map(({ kind, due }) => [kind, due]));
  await saving('Nothing was deleted. Check your connection and try again.')((db) =>
    db.rpc('apply_retention', { club_id_param: clubId, confirmed_param: confirmed }),
  );
}

/** The chosen lengths by kind (months, null for unlimited). A kind that is missing stays unchanged. */
export type ChosenLengths = Readonly<Record<string, number | null>>;

type Kept = Pick<RetentionKind, 'kind' | 'policy'>;

/** How long a kind is kept: the choice, else the stored length. */
export function lengthOf({ kind, policy }: Kept, chosen: ChosenLengths): number | null {
  const months = chosen[kind];
  return months === undefined ? (policy?.keepMonths ?? null) : months;
}

/** The kinds with a choice that differs from the stored length, with that choice. */
export function changedKinds<Kind extends Kept>(kinds: readonly Kind[], chosen: ChosenLengths) {
  return kinds
    .map((kind) => ({ kind, months: lengthOf(kind, chosen) }))
    .filter(({ kind, months }) => months !== lengthOf(kind, {}));
}

/** Lengths to choose from (months), none shorter than the kind allows. Includes the stored one. */
export function lengthsFor({ minimumMonths, policy }: Pick<RetentionKind, 'minimumMonths' | 'policy'>): number[] {
  const usual = [1, 6, 12, 24, 36, 60, 84, 120].filter((months) => months >= minimumMonths);
  return [...new Set([minimumMonths, ...usual, ...(policy ? [policy.keepMonths] : [])])].sort((a, b) => a - b);
}

/** `36` → `3 years`, `18` → `18 months`. */
export function lengthInWords(months: number): string {
  if (months % 12 === 0) return months === 12 ? '1 year' : `${months / 12} years`;
  return months === 1 ? '1 month' : `${months} months`;
}
