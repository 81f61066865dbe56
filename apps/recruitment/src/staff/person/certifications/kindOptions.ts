import type { CertificationType, RequiredCertification } from '../../source/rows/staffMember';

/** The kinds to choose from: what the role requires and the person lacks first, then the other ones by name. */
export function kindsInOrder(
  types: readonly CertificationType[],
  required: readonly RequiredCertification[],
): { value: string; label: string }[] {
  const lacking = new Set(required.flatMap(({ typeId, state }) => (state === 'held' ? [] : [typeId])));
  return types
    .map(({ id, name }) => ({ value: id, label: lacking.has(id) ? `${name} (your role requires it)` : name, id }))
    .toSorted((a, b) => Number(lacking.has(b.id)) - Number(lacking.has(a.id)))
    .map(({ value, label }) => ({ value, label }));
}
