import { lawfulAge } from '@platform/contract/employment';
import { sampleCertificationTypes } from '@platform/sample-club';
import { positionsFilled } from '../../demo/demoHiring';
import type { DemoClub } from '../../demo/demoClub';
import type { JobRole } from '../source/staffSource';

const certificationNames = new Map(sampleCertificationTypes.map(({ id, name }) => [id, name]));

/** The job roles of the sample club as the staff's pages show them, ordered by title. */
export function demoRoles(club: DemoClub): JobRole[] {
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return club.roles
    .map(({ id, title, department, positionsTotal, payMin, payMax, minimumAge, requirements }) => ({
      id,
      title,
      department,
      positionsTotal,
      positionsFilled: positionsFilled(club, title),
      payRangeMin: dollars(payMin),
      payRangeMax: dollars(payMax),
      minimumAge,
      lawfulAge: lawfulAge(
        title,
        requirements.flatMap(({ certificationTypeId }) => certificationNames.get(certificationTypeId ?? '') ?? []),
      ),
      requirements,
    }))
    .sort((a, b) => a.title.localeCompare(b.title));
}
