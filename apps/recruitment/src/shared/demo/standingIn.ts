import { dayAt } from '@platform/module-kit/screens';
import type { Answer, Standing } from '../../recruitment/source/rows/application';
import type { ApplicationDetails, ApplicationEvent } from '../../recruitment/source/rows/applicationDetails';
import { countsOn } from '../../staff/rules/certificationState';
import type { StaffMember } from '../../staff/source/rows/staffMember';
import type { Known } from '../changes/known';

/** An application's standing, by the rules of the view `application_standings`. */
export function standingIn(known: Known, application: ApplicationDetails): Standing {
  const { id: applicationId, status, appliedDate, staffId, email, positions, certificates, events } = application;
  const [today, timeZone] = [known.source.today(), known.source.timeZone];
  const lastMove = events
    .flatMap(({ move, happenedAt }) => (move ? [new Date(happenedAt)] : []))
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);
  const people = known.get('listStaff')?.people ?? [];
  const isApplicant = ({ id, details }: StaffMember) =>
    id === staffId || (email !== null && details?.email?.toLowerCase() === email.toLowerCase());
  const certifications = people.filter(isApplicant).flatMap(({ details }) => details?.certifications ?? []);
  const counts = (typeId: string) => certifications.some((held) => held.typeId === typeId && countsOn(held, today));
  const staffRole = people.find(({ id }) => id === staffId)?.role;
  const roles = (known.get('listJobRoles') ?? []).filter((role) =>
    staffRole === undefined ? positions.some(({ jobRoleId }) => jobRoleId === role.id) : role.title === staffRole,
  );
  const wanted = new Set(roles.flatMap(({ requirements }) => requirements.map((one) => one.certificationTypeId)));
  const types = (known.get('listCertificationTypes') ?? [])
    .filter((type) => wanted.has(type.id))
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const isStated = (wantedName: string) =>
    certificates.some(
      ({ name, validUntil }) =>
        name.toLowerCase() === wantedName.toLowerCase() && (validUntil === null || validUntil >= today),
    );
  const missing = types.filter((type) => !counts(type.id)).map(({ name }) => name);
  return {
    applicationId,
    status,
    since: lastMove ? dayAt(lastMove, timeZone) : appliedDate,
    held: types.filter((type) => counts(type.id)).map(({ name }) => name),
    missing,
    stated: missing.filter(isStated),
    answer: lastAnswer(events, timeZone),
  };
}

const isAnswer = (kind: ApplicationEvent['kind']): kind is Answer => kind === 'invited' || kind === 'offered';

/** The last answer since the last move, in a history with the newest first. */
function lastAnswer(events: readonly ApplicationEvent[], timeZone: string): Standing['answer'] {
  const last = events.find(({ kind }) => kind === 'moved' || isAnswer(kind));
  if (!last || !isAnswer(last.kind)) return null;
  return { kind: last.kind, on: dayAt(new Date(last.happenedAt), timeZone), position: last.position };
}
