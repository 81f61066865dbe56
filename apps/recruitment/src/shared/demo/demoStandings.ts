import { dayAt } from '@platform/module-kit/screens';
import { sampleCertificationTypes, sampleClub } from '@platform/sample-club';
import type { Answer, Standing } from '../../recruitment/source/application';
import type { ApplicationEvent } from '../../recruitment/source/applicationDetails';
import type { DemoClub } from './demoClub';
import { demoToday } from './demoToday';
import { countsOn } from '../../staff/rules/certificationState';

/** How each application of the demo stands, by the rules of the view `application_standings`. */
export function standingsInDemo(club: DemoClub): Standing[] {
  return club.applications.map(({ id, status, appliedDate, staffId, email, positions, certificates, events }) => {
    const moves = events.flatMap(({ move, happenedAt }) => (move ? [happenedAt] : [])).sort();
    const lastMove = moves.at(-1);
    const known = club.people.filter(
      (person) => person.id === staffId || (email && person.email?.toLowerCase() === email.toLowerCase()),
    );
    const counts = (typeId: string) =>
      club.certifications.some(
        (held) =>
          held.typeId === typeId && known.some((person) => person.id === held.staffId) && countsOn(held, demoToday),
      );
    const staffRole = club.people.find((person) => person.id === staffId)?.role;
    const wanted = new Set(
      club.roles
        .filter(
          (role) =>
            staffRole === role.title || (!staffRole && positions.some(({ jobRoleId }) => jobRoleId === role.id)),
        )
        .flatMap(({ requirements }) => requirements)
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
      stated: types
        .filter(
          (type) =>
            !counts(type.id) &&
            certificates.some(
              ({ name, validUntil }) =>
                name.toLowerCase() === type.name.toLowerCase() && (validUntil === null || validUntil >= demoToday),
            ),
        )
        .map(({ name }) => name),
      answer: lastAnswer(events),
    };
  });
}

const isAnswer = (kind: ApplicationEvent['kind']): kind is Answer => kind === 'invited' || kind === 'offered';

/** The last answer since the last move, of a history with the newest first. */
function lastAnswer(events: readonly ApplicationEvent[]): Standing['answer'] {
  const last = events.find(({ kind }) => kind === 'moved' || isAnswer(kind));
  if (!last || !isAnswer(last.kind)) return null;
  return { kind: last.kind, on: dayAt(new Date(last.happenedAt), sampleClub.timeZone), position: last.position };
}
