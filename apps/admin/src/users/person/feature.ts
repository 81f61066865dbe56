import { DataError } from '@platform/module-kit';
import { asking, saving } from '@platform/module-kit/screens';

export const FEATURES_FAILED = 'Failed to fetch features';
export const GRANT_FAILED = 'Failed to update user permission';

/** A feature that is granted to individual people. */
export interface Feature {
  id: string;
  /** Its name in the platform, such as `export_data`. */
  key: string;
  name: string;
  category: string;
  /** The smallest plan in which a club's administrators may grant it. */
  minimumPlan: string;
}

/** The active features by category. */
export async function listFeatures(): Promise<Feature[]> {
  const rows = await asking(FEATURES_FAILED)((db) =>
    db
      .from('features')
      .select('id, name, display_name, category, minimum_plan')
      .eq('is_active', true)
      .order('category')
      .order('display_name'),
  );
  return rows.map((row) => ({
    id: row.id,
    key: row.name,
    name: row.display_name,
    category: row.category,
    minimumPlan: row.minimum_plan,
  }));
}

/** Ids of a person's granted features. */
export async function listGrants(userId: string): Promise<string[]> {
  const rows = await asking(FEATURES_FAILED)((db) =>
    db.from('user_permissions').select('user_id, feature_id').eq('user_id', userId),
  );
  return rows.map((row) => row.feature_id);
}

/** Grants a feature. @throws DataError, also if another person has granted it meanwhile */
export async function grant(userId: string, featureId: string): Promise<void> {
  await saving(GRANT_FAILED)((db) => db.from('user_permissions').insert({ user_id: userId, feature_id: featureId }));
}

/** Revokes a feature. @throws DataError, also if it was already revoked */
export async function revoke(userId: string, featureId: string): Promise<void> {
  const gone = await asking(GRANT_FAILED)((db) =>
    db.from('user_permissions').delete().eq('user_id', userId).eq('feature_id', featureId).select('feature_id'),
  );
  if (gone.length === 0) {
    throw new DataError(
      'Someone else has already revoked it, or you cannot revoke it. This is the current state.',
      '',
      409,
    );
  }
}
