import { comesWithRole } from '@platform/session';
import { roleWords } from '../../roles/roleWords';
import { includesPlan, planInWords } from '../../shared/plans';
import type { Administrator } from '../../source/adminSource';
import type { Person } from '../../source/rows/person';
import type { Feature } from '../../source/rows/feature';

/** Why an administrator may not grant to a person; null if they may. As in app.managed_people. */
export function whyNoGrants(
  asker: Pick<Administrator, 'userId' | 'isFirm'>,
  person: Pick<Person, 'userId' | 'role'>,
): string | null {
  if (asker.isFirm) return null;
  if (person.userId === asker.userId)
    return 'You cannot grant yourself features. Ask another administrator or the firm.';
  if (person.role === 'super_admin') return 'The firm’s people are granted features by the firm.';
  return null;
}

/** The note beside a feature's name: that the plan of the person's club does not include it. */
export function beyondPlan(person: Pick<Person, 'club'>, feature: Pick<Feature, 'minimumPlan'>): string | null {
  if (!person.club || includesPlan(person.club.plan, feature.minimumPlan)) return null;
  return `Part of the plan ${planInWords(feature.minimumPlan)} and above.`;
}

/** The note that everyone in the person's role has the feature, on every plan; null if it needs a grant. */
export function givenByRole(person: Pick<Person, 'role'>, feature: Pick<Feature, 'key'>): string | null {
  return comesWithRole(feature.key, person.role)
    ? `Comes with the role ${roleWords[person.role].title}, on every plan.`
    : null;
}

/**
 * The note that an administrator has a feature because the club's plan includes it; null for people who need a grant.
 */
export function includedInPlan(
  person: Pick<Person, 'role' | 'club'>,
  feature: Pick<Feature, 'minimumPlan'>,
): string | null {
  const isIncluded = person.club !== null && includesPlan(person.club.plan, feature.minimumPlan);
  return person.role === 'admin' && isIncluded ? "Included in the club's plan." : null;
}

/** Features by category in their original order. */
export function byCategory(features: readonly Feature[]): { category: string; features: Feature[] }[] {
  const groups = new Map<string, Feature[]>();
  for (const feature of features) groups.set(feature.category, [...(groups.get(feature.category) ?? []), feature]);
  return [...groups].map(([category, of]) => ({ category, features: of }));
}
