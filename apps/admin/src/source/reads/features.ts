import { asking } from '@platform/module-kit/screens';
import { FEATURES_FAILED, type Feature } from '../rows/feature';

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
