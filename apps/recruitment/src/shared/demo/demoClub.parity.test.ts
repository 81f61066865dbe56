import { found, openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import type { Application } from '../../recruitment/source/rows/application';
import type { JobRoleValues } from '../../recruitment/source/rows/jobRole';
import { draftOf, newPerson } from '../../staff/person/form/personDraft';
import type { CertificationDraft } from '../../staff/source/rows/staffMember';
import { changes, openDemoClub, type DemoClub } from './demoClub';
import { ADDED_FILE, openOwnClub } from './ownClub.testkit';

beforeAll(() => {
  // A file's address belongs to the page, and jsdom cannot create one.
  URL.createObjectURL = () => ADDED_FILE;
});

const worlds = openBothWorlds<DemoClub>({
  demo: openDemoClub,
  club: openOwnClub,
  refusals: () => import('../../tableRefusals'),
  found: ['readMember', 'readOwnCertificates'],
});
const everyone = async (club: DemoClub) => (await club.listStaff()).people.map(({ id }): [string] => [id]);
const calls: ReadCalls<DemoClub> = {
  listStaff: () => [[]],
  readMember: everyone,
  readOwnCertificates: () => [[]],
  listCertificationTypes: () => [[]],
  listOnboarding: everyone,
  listSeasons: everyone,
  listEvents: everyone,
  readSeason: () => [[]],
  listRoles: () => [[]],
  readMinimumWage: () => [[]],
  readMeasures: () => [[]],
  listRetention: () => [[]],
  readFacts: () => [[]],
  readFigures: () => [[]],
  listApplications: () => [[]],
  listStandings: () => [[]],
  readApplication: async (club) => (await club.listApplications()).map(({ id }) => [id]),
  readLetterSettings: () => [[]],
  listJobRoles: () => [[]],
  listPublicRoleIds: () => [[]],
  readLastSeason: () => [[]],
};

testSameReads(worlds, calls);

const person = async (club: DemoClub, name: string) =>
  found((await club.listStaff()).people.find((one) => one.name === name));
const draft = async (club: DemoClub, name: string) => draftOf(await person(club, name));
const version = async (club: DemoClub, name: string) => (await person(club, name)).details?.version ?? 0;
const save = async (club: DemoClub, name: string, change: object) =>
  club.saveMember(
    (await person(club, name)).id,
    { ...(await draft(club, name)), ...change },
    await version(club, name),
  );
const kind = async (club: DemoClub, name: string) =>
  found((await club.listCertificationTypes()).find((type) => type.name === name));
const certificate = async (club: DemoClub, change: Partial<CertificationDraft> = {}): Promise<CertificationDraft> => ({
  typeId: (await kind(club, 'CPR/AED')).id,
  name: 'CPR/AED',
  issuedOn: '2025-04-30',
  expiresOn: '',
  number: ' 12-34 ',
  issuer: '',
  file: null,
  ...change,
});
const scan = () => ({
  blob: new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  extension: 'pdf' as const,
  name: 'cpr.pdf',
});
const held = async (club: DemoClub, name: string) =>
  found((await person(club, name)).details?.certifications.find(({ issuedOn }) => issuedOn === '2025-04-30'));
const application = async (club: DemoClub, name: string): Promise<Application> =>
  found((await club.listApplications()).find((one) => one.name === name));
const role = async (club: DemoClub, title: string) =>
  found((await club.listJobRoles()).find((one) => one.title === title));
const values: JobRoleValues = {
  title: 'Snack Bar',
  department: null,
  description: 'Sells ice cream.',
  positionsTotal: 2,
  payMin: 10_00,
  payMax: 12_00,
  minimumAge: 16,
  payReason: null,
  isOpen: true,
  requirements: [{ text: 'Can count', certificationTypeId: null }],
};
const terms = async (club: DemoClub, title: string) => ({
  jobRoleId: (await role(club, title)).id,
  startDate: '2025-05-20',
  pay: 15_25,
  beyondPositions: false,
  birthDate: '',
  reason: '',
  invite: false,
});
const robin = { ...newPerson, name: ' Robin Hale ', role: 'Lifeguard', email: 'robin@example.test', pay: 16_00 };
const ticks = async (club: DemoClub, name: string, place: number, isDone: boolean) =>
  club.setOnboardingDone(found((await club.listOnboarding((await person(club, name)).id))[place]).id, isDone);

testSameChanges(worlds, calls, changes, {
  'adding a person': (club) => club.addMember(robin),
  'adding a person with an address that is taken': (club) =>
    club.addMember({ ...robin, name: 'Rob', email: 'Jordan.Blake@example.test' }),
  'adding a person who is too young': (club) =>
    club.addMember({ ...robin, name: 'Kid', email: '', birthDate: '2014-05-01' }),
  'adding a person below the minimum wage': (club) => club.addMember({ ...robin, name: 'Cheap', email: '', pay: 5_00 }),
  'adding a person below it for a reason': (club) =>
    club.addMember({ ...robin, name: 'Cheap', email: '', pay: 5_00, reason: 'A trainee' }),
  'starting the checklist': async (club) => club.startOnboarding((await person(club, 'Robin Hale')).id),
  'starting it again': async (club) => club.startOnboarding((await person(club, 'Robin Hale')).id),
  'changing pay': (club) => save(club, 'Jordan Blake', { pay: 19_00, reason: 'Head guard' }),
  'saving over a newer version': async (club) =>
    club.saveMember((await person(club, 'Jordan Blake')).id, await draft(club, 'Jordan Blake'), 1),
  'adding a certification': async (club) =>
    club.addCertification((await person(club, 'Robin Hale')).id, await certificate(club)),
  'saving a certification': async (club) =>
    club.saveCertification(await held(club, 'Robin Hale'), await certificate(club, { issuer: 'Red Cross' })),
  'sending one back': async (club) => club.returnCertification(await held(club, 'Robin Hale'), 'The name is cut off.'),
  'confirming it after all': async (club) => club.confirmCertification(await held(club, 'Robin Hale')),
  'sending a certificate': async (club) =>
    club.sendCertification((await person(club, 'Jordan Blake')).id, await certificate(club, { file: scan() }), null),
  'sending that one back': async (club) => club.returnCertification(await held(club, 'Jordan Blake'), 'It is blurred.'),
  'sending it again': async (club) => {
    const [{ id }, returned] = [await person(club, 'Jordan Blake'), await held(club, 'Jordan Blake')];
    return club.sendCertification(id, await certificate(club, { issuer: 'Red Cross', file: scan() }), returned);
  },
  'confirming it': async (club) => club.confirmCertification(await held(club, 'Jordan Blake')),
  'removing a certification': async (club) => club.removeCertification((await held(club, 'Robin Hale')).id),
  'opening an item of a checklist': (club) => ticks(club, 'Liam Novak', 0, false),
  'ticking it off again': (club) => ticks(club, 'Liam Novak', 0, true),
  'adding a job role': (club) => club.addJobRole(values),
  'adding it twice': (club) => club.addJobRole(values),
  'adding one below the minimum wage': (club) => club.addJobRole({ ...values, title: 'Intern', payMin: 5_00 }),
  'saving a job role': async (club) =>
    club.saveJobRole(await role(club, 'Snack Bar'), { ...values, title: 'Snack Stand', requirements: [] }),
  'saving it over a newer version': async (club) =>
    club.saveJobRole({ ...(await role(club, 'Snack Stand')), version: 1 }, values),
  'renaming a role that people have': async (club) => {
    const guard = await role(club, 'Lifeguard');
    return club.saveJobRole(guard, { ...guard, title: 'Pool Lifeguard' });
  },
  'closing a role': async (club) => club.setJobRoleOpen(await role(club, 'Pool Lifeguard'), false),
  'deleting a role': async (club) => club.deleteJobRole(await role(club, 'Snack Stand')),
  'moving an application': async (club) => club.moveApplication(await application(club, 'Maya Torres'), 'interviewed'),
  'moving it over a newer version': async (club) =>
    club.moveApplication({ ...(await application(club, 'Maya Torres')), version: 1 }, 'pending_review'),
  'rejecting without a reason': async (club) =>
    club.moveApplication(await application(club, 'Maya Torres'), 'rejected'),
  'rejecting with a reason': async (club) =>
    club.moveApplication(await application(club, 'Jack Brennan'), 'rejected', {
      reason: 'Too far away.',
      letter: null,
    }),
  'rejecting with a letter': async (club) =>
    club.moveApplication(await application(club, 'Leah Goldberg'), 'rejected', {
      reason: 'Too young.',
      letter: 'We are sorry.',
    }),
  'inviting with a letter': async (club) =>
    club.answerApplicant(await application(club, 'Maya Torres'), 'invited', {
      letter: 'Come on Monday.',
      position: null,
    }),
  'adding a note': async (club) => club.addNote((await application(club, 'Maya Torres')).id, 'Swims well.'),
  'making an offer': async (club) =>
    club.answerApplicant(await application(club, 'Maya Torres'), 'offered', {
      letter: null,
      position: found((await application(club, 'Maya Torres')).positions[0]).title,
    }),
  'saving how letters begin': async (club) =>
    club.saveLetterSettings({
      ...(await club.readLetterSettings()),
      texts: { invited: 'Dear applicant', offered: null, refused: null },
    }),
  'entering an application': async (club) =>
    club.enterApplication({
      name: 'Sam Poole',
      email: 'sam@example.test',
      phone: '',
      source: 'referral',
      appliedDate: '2025-05-01',
      jobRoleIds: [(await role(club, 'Pool Lifeguard')).id],
      availability: { firstDay: '2025-05-24', lastDay: null, daysPerWeek: 4, ageBand: '18+' },
    }),
  'writing to an applicant without an address': async (club) => {
    const [lee, { id: guard }] = [{ name: 'Lee Moss', email: '', phone: '' }, await role(club, 'Pool Lifeguard')];
    const availability = { firstDay: null, lastDay: null, daysPerWeek: null, ageBand: null };
    const rest = { source: 'referral' as const, appliedDate: '2025-04-26', jobRoleIds: [guard], availability };
    await club.enterApplication({ ...lee, ...rest });
    return club.answerApplicant(await application(club, 'Lee Moss'), 'invited', { letter: 'Come.', position: null });
  },
  'hiring an applicant': async (club) =>
    club.hire(await application(club, 'Maya Torres'), await terms(club, 'Pool Lifeguard')),
  'hiring for a position that is free': async (club) =>
    club.hire(await application(club, 'Jack Brennan'), {
      ...(await terms(club, 'Gate Attendant')),
      birthDate: '2001-03-04',
    }),
  'inviting a person who is hired': async (club) =>
    club.answerApplicant(await application(club, 'Maya Torres'), 'invited', { letter: 'Come.', position: null }),
  'hiring over a newer version': async (club) =>
    club.hire({ ...(await application(club, 'Sam Poole')), version: 7 }, await terms(club, 'Pool Lifeguard')),
  'hiring where every position is filled': async (club) =>
    club.hire(await application(club, 'Sam Poole'), await terms(club, 'Manager')),
  'rehiring people of last season': async (club) => {
    const season = await club.readLastSeason();
    const ids = season?.people.flatMap(({ staffId, hasReturned }) => (hasReturned ? [] : staffId)) ?? [];
    return club.rehire(season?.id ?? '', ids, false, '');
  },
  'trying an import': (club) =>
    club.importStaff(
      [
        { line: 2, name: 'Kim Lee', role: 'Gate Attendant', email: 'kim@example.test', hourly_rate: '15.50' },
        { line: 3, name: 'Pat Doe', role: 'Pilot', status: 'Gone' },
      ],
      false,
    ),
  'importing what cannot be read': (club) =>
    club.importStaff([{ line: 3, name: 'Pat Doe', role: 'Pilot', status: 'Gone' }], true),
  'importing a person that someone else has added since the preview': (club) =>
    club.importStaff(
      [{ line: 2, version: 0, name: 'Jordan Blake', email: 'jordan.blake@example.test', phone: '1' }],
      true,
    ),
  'importing a person that someone else has removed since the preview': (club) =>
    club.importStaff([{ line: 5, version: 3, name: 'Kim Lee', role: 'Gate Attendant' }], true),
  'importing people': (club) =>
    club.importStaff(
      [
        { line: 2, name: 'Kim Lee', role: 'Gate Attendant', email: 'kim@example.test', hourly_rate: '15.50' },
        { line: 3, name: 'Ali Osman', role: 'Pilot' },
        {
          line: 4,
          name: 'Jordan Blake',
          role: 'Pool Lifeguard',
          email: 'jordan.blake@example.test',
          phone: '555-0100',
        },
      ],
      true,
    ),
});
