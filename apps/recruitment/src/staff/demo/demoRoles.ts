import { byTitle } from '@platform/module-kit/screens';
import { lawfulAgeInDemo } from '../../shared/demo/demoAges';
import type { DemoClub } from '../../shared/demo/demoClub';
import { positionsFilled } from '../../shared/demo/demoHiring';
import type { JobRole } from '../source/staffSource';

/** The job roles of the sample club as the staff's pages show them, ordered by title. */
export function demoRoles(club: DemoClub): JobRole[] {
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return club.roles
    .map((role) => ({
      id: role.id,
      title: role.title,
      department: role.department,
      positionsTotal: role.positionsTotal,
      positionsFilled: positionsFilled(club, role.title),
      payRangeMin: dollars(role.payMin),
      payRangeMax: dollars(role.payMax),
      minimumAge: role.minimumAge,
      lawfulAge: lawfulAgeInDemo(role),
      requirements: role.requirements,
    }))
    .sort(byTitle);
}
