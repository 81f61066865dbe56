import { demoClub, gone, playDemo } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { changes as recruitmentChanges } from '../../recruitment/source/changes';
import { changes as staffChanges } from '../../staff/source/changes';
import { personOf, type ClubReads, type Known } from '../changes/known';
import type { OwnCertificates } from '../../staff/source/rows/ownCertificates';
import { hire, rehire, startOnboarding } from './hiring';
import { importStaff } from './importing';
import { enterPerson, savePerson } from './people';
import recording from './recording.json';
import { refuse } from './refuse';
import { settle } from './settle';

/** All changes to the staff and to applications. */
export const changes = { ...staffChanges, ...recruitmentChanges };

/** The sample club in one visit: the initial state, and the person's changes. */
export type DemoClub = ReturnType<typeof openDemoClub>;

/** The sample club without changes. */
export const openDemoClub = () =>
  playDemo<ClubReads, typeof changes>({
    source: demoClub(sampleClub, '/demo/recruitment'),
    recording,
    changes,
    refuse,
    settle,
    rules: {
      addMember: enterPerson,
      saveMember: savePerson,
      startOnboarding(known, staffId) {
        if (known.get('listOnboarding', staffId)?.length === 0) startOnboarding(known, staffId);
      },
      importStaff,
      hire,
      rehire: (known, _seasonId, staffIds, beyondPositions) => rehire(known, staffIds, beyondPositions),
    },
    found: { readMember, readOwnCertificates },
  });

function readMember(known: Known, id: string) {
  const person = personOf(known, id);
  if (!person) throw gone();
  return person;
}

/** The certificates of the person who sees everyone's. */
function readOwnCertificates(known: Known): OwnCertificates | null {
  const { id: staffId, details } = known.get('listStaff')?.people.find(({ isSelf }) => isSelf) ?? {};
  if (staffId === undefined || !details) return null;
  return {
    staffId,
    lacking: details.required.filter(({ state }) => state === 'missing' || state === 'expired').map(({ name }) => name),
    held: details.certifications.map(({ id, name, expiresOn, review: { state } }) => ({
      ...{ id, name, expiresOn },
      review: { state },
    })),
  };
}

let ofVisit: DemoClub | undefined;

/** The sample club of this visit. Changes on one page of the demo show on the others. */
export function demoClubOfVisit(): DemoClub {
  ofVisit ??= openDemoClub();
  return ofVisit;
}
