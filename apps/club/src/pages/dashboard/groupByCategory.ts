import { compareNames } from '@platform/module-kit/screens';
import type { Permission } from '@platform/session';

interface FeatureGroup {
  category: string;
  features: Permission[];
}

/** Granted features by category, both in alphabetical order. */
export function groupByCategory(permissions: readonly Permission[]): FeatureGroup[] {
  const groups = new Map<string, Permission[]>();
  for (const permission of permissions) {
    groups.set(permission.featureCategory, [...(groups.get(permission.featureCategory) ?? []), permission]);
  }
  return [...groups]
    .map(([category, features]) => ({
      category,
      features: features.sort((a, b) => compareNames(a.featureDisplayName, b.featureDisplayName)),
    }))
    .sort((a, b) => compareNames(a.category, b.category));
}
