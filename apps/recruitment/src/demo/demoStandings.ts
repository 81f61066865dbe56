import { dayAt } from '@platform/module-kit/screens';
import { sampleCertificationTypes, sampleClub } from '@platform/sample-club';
import type { Standing } from '../pipeline/source/recruitmentSource';
import type { DemoClub } from './demoClub';
import { demoToday } from './demoToday';

/** How each application of the demo stands, by the rules of the view `application_standings`. */
export function standingsInDemo(club: DemoClub): Standing[] {
  return club.applications.map(({ id, status, appliedDate, staffId, email, positions, events }) => {
    const moves = events.flatMap(({ move, happenedAt }) => (move ? [happenedAt] : [])).sort();
    const lastMove = moves.at(-1);
    const known = club.people.filter(
      (person) => person.id === staffId || (email && person.email?.toLowerCase() === email.toLowerCase()),
    );
    const counts = (typeId: string) =>
      club.certifications.some(
        (held) =>
          held.typeId === typeId &&
          known.some((person) => person.id === held.staffId) &&
          (held.expiresOn === null || held.expiresOn >= demoToday),
      );
    const wanted = new Set(
      positions
        .flatMap(({ jobRoleId }) => club.roles.find((role) => role.id === jobRoleId)?.requirements ?? [])
        .flatMap(({ certificationTypeId }) => certificationTypeId ?? []),
    );
    const types = sampleCertificationTypes
      .filter((type) => wanted.has(type.id))
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    return {
      applicationId: id,
      status,
      since: lastMove ? dayAt(new Date(lastMove), sampleClub.timeZone) : appliedDate,
      held: types.filter((type) => counts(type.id)).map(({ name }) => name),
      missing: types.filter((type) => !counts(type.id)).map(({ name }) => name),
    };
  });
}
