import { sampleClub, sampleJobRoles, sampleTeam } from '@platform/sample-club';
import { insert } from '../sql';

/** Everyone who is on the schedule holds what the role requires, so that the demo week breaks no rule. */
export function assumedCertifications(): string[] {
  return [
    insert(
      'public.staff_certifications',
      sampleTeam.flatMap(({ id: staffId, name, role }) =>
        requiredOf(role)
          .filter(({ certification }) => !(name === 'Jordan Blake' && certification === 'Lifeguarding'))
          .map(({ certificationTypeId, certification }) => ({
            clubId: sampleClub.id,
            staffId,
            certificationTypeId,
            certificationName: certification,
            issuedOn: '2024-06-15',
            expiryDate: '2026-06-15',
          })),
      ),
    ),
  ];
}

function requiredOf(role: string): { certificationTypeId: string; certification: string }[] {
  const requirements = sampleJobRoles.find(({ title }) => title === role)?.requirements ?? [];
  return requirements.flatMap(({ certificationTypeId, requirement }) =>
    certificationTypeId ? [{ certificationTypeId, certification: requirement.replace(/ certification$/, '') }] : [],
  );
}
