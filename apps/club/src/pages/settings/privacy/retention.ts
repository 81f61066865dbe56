import { dataOf } from '@platform/module-kit';
import { asking, saving } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';

/** One kind of rows that pile up: how long the club keeps them, and how many are older. */
export interface RetentionKind {
  kind: string;
  title: string;
  /** Nothing younger is deleted … */
  minimumMonths: number;
  /** … and this is why. */
  reason: string;
  policy: RetentionPolicy | null;
  /** The first day that is kept (ISO 8601); null when everything is. */
  keepFrom: string | null;
  /** Rows that are older than what is kept. */
  due: number;
}

interface RetentionPolicy {
  id: string;
  keepMonths: number;
  version: number;
}

const NOT_SAVED = 'How long this is kept was not saved. Try again.';

/** Every kind with its counts, as they are now. Throws a DataError; admins of the club only. */
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
      // Null for all that its type says: the column of a function.
      keepFrom: row.keep_from,
      policy: policy ? { id: policy.id, keepMonths: policy.keep_months, version: policy.version } : null,
    };
  });
}

/**
 * Sets how long a kind is kept.
 * @param keepMonths null: for good
 * Throws a DataError; PT409 when another person has changed it.
 */
export async function keepFor(clubId: string, { kind, policy }: RetentionKind, keepMonths: number | null) {
  const table = (await supabase()).from('retention_policies');
  if (!policy) {
    if (keepMonths === null) return;
    await dataOf(table.insert({ club_id: clubId, kind, keep_months: keepMonths }), NOT_SAVED);
  } else if (keepMonths === null) {
    // A policy that another person has changed is not taken away unseen.
    const mine = table.delete().eq('id', policy.id).eq('version', policy.version);
    await dataOf(mine.select('id').single(), NOT_SAVED);
  } else {
    const own = table.update({ keep_months: keepMonths, version: policy.version }).eq('id', policy.id);
    await dataOf(own.select('id').single(), NOT_SAVED);
  }
}

/**
 * Deletes what was counted, and nothing else. Throws a DataError; PT409 when the counts have changed, and then nothing
 * was deleted.
 */
export async function deleteCounted(clubId: string, kinds: readonly RetentionKind[]): Promise<void> {
  const confirmed = Object.fromEntries(kinds.map(({ kind, due }) => [kind, due]));
  await saving('Nothing was deleted. Check your connection and try again.')((db) =>
    db.rpc('apply_retention', { club_id_param: clubId, confirmed_param: confirmed }),
  );
}

/** How long kinds are to be kept, by their names (months, null: for good); what is not among them stays as it is. */
export type ChosenLengths = Readonly<Record<string, number | null>>;

type Kept = Pick<RetentionKind, 'kind' | 'policy'>;

/** How long a kind is kept, as it is chosen or else as it is stored. */
export function lengthOf({ kind, policy }: Kept, chosen: ChosenLengths): number | null {
  const months = chosen[kind];
  return months === undefined ? (policy?.keepMonths ?? null) : months;
}

/** The kinds that are chosen to be kept for another time than they are, with that time. */
export function changedKinds<Kind extends Kept>(kinds: readonly Kind[], chosen: ChosenLengths) {
  return kinds
    .map((kind) => ({ kind, months: lengthOf(kind, chosen) }))
    .filter(({ kind, months }) => months !== lengthOf(kind, {}));
}

/** Lengths to choose from (months), none shorter than the kind allows; one that is set already is among them. */
export function lengthsFor({ minimumMonths, policy }: Pick<RetentionKind, 'minimumMonths' | 'policy'>): number[] {
  const usual = [1, 6, 12, 24, 36, 60, 84, 120].filter((months) => months >= minimumMonths);
  return [...new Set([minimumMonths, ...usual, ...(policy ? [policy.keepMonths] : [])])].sort((a, b) => a - b);
}

/** `36` → `3 years`, `18` → `18 months`. */
export function lengthInWords(months: number): string {
  if (months % 12 === 0) return months === 12 ? '1 year' : `${months / 12} years`;
  return months === 1 ? '1 month' : `${months} months`;
}
