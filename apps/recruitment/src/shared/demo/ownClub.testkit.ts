import type { ClubReader } from '@platform/module-kit/screens';
import { signInAtPlatform } from '@platform/module-kit/testing';
import type { Standing } from '../../recruitment/source/rows/application';
import { createClubSource as createRecruitmentSource } from '../../recruitment/source/club/clubSource';
import { createClubSource as createStaffSource } from '../../staff/source/club/clubSource';
import type { StaffMember } from '../../staff/source/rows/staffMember';
import type { DemoClub } from './demoClub';

/** The location of a file that a test added: in the database a path, in the demo an address of the page. */
export const ADDED_FILE = 'an added file';

/**
 * The sample club in the database, as its manager sees it, without what differs between the two: ids of new rows that
 * decide an order, locations of files, and whether an email was delivered.
 */
export function openOwnClub(reader: ClubReader): DemoClub {
  const [staff, recruitment] = [createStaffSource(reader), createRecruitmentSource(reader)];
  return {
    ...recruitment,
    ...staff,
    async listStaff() {
      const list = await staff.listStaff();
      return { ...list, people: list.people.map(withoutPaths) };
    },
    readMember: async (id) => withoutPaths(await staff.readMember(id)),
    // The database generates this season's record ids again with each seed.
    listSeasons: async (staffId) =>
      (await staff.listSeasons(staffId)).map((season) => ({ ...season, id: `${season.year} of ${staffId}` })),
    // The database sorts by id, and a new application's id is random. In the demo new ones come last.
    async listStandings() {
      const standings = await recruitment.listStandings();
      const added = standings.filter((standing) => !isOfSample(standing));
      return [...standings.filter(isOfSample), ...added.sort((one, other) => other.since.localeCompare(one.since))];
    },
    // A demo sends no email, so none is delivered.
    async readApplication(id) {
      const application = await recruitment.readApplication(id);
      return { ...application, events: application.events.map((event) => ({ ...event, delivery: null })) };
    },
    // Only the person may send their own certificate; the manager reads it afterwards.
    async sendCertification(...given) {
      const own = createStaffSource(await signInAtPlatform('staff@pinehollow.test'));
      try {
        await own.sendCertification(...given);
      } finally {
        await signInAtPlatform('manager@pinehollow.test');
      }
    },
  };
}

const isOfSample = ({ applicationId }: Standing) => applicationId.startsWith('10000009-');

const withoutPaths = (member: StaffMember): StaffMember => ({
  ...member,
  details: member.details && {
    ...member.details,
    certifications: member.details.certifications.map((one) => ({ ...one, file: one.file && ADDED_FILE })),
  },
});
