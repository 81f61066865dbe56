import { byName } from '@platform/module-kit/screens';
import {
  sampleApplications,
  sampleFormerStaff,
  sampleJobRoles,
  sampleStaffEvents,
  sampleStaffSeasons,
  sampleTeam,
} from '@platform/sample-club';
import { inPublicOrder } from '../../recruitment/rules/requirements';
import { toCents } from '../../recruitment/rules/pay';
import type { ApplicationDetails } from '../../recruitment/source/applicationDetails';
import type { JobRole } from '../../recruitment/source/jobRole';
import type { FormerMember } from '../../recruitment/source/lastSeason';
import type { LetterSettings } from '../../recruitment/source/letter';
import { staffEventInWords } from '../../staff/source/eventInWords';
import type { PersonEvent } from '../../staff/source/staffMember';
import { freshPeople, type DemoPeople } from './demoPeople';

/** The sample club as it stands in one visit: a start, and then what the person makes of it. */
export interface DemoClub extends DemoPeople {
  applications: ApplicationDetails[];
  roles: Omit<JobRole, 'positionsFilled' | 'requiredAge'>[];
  lastSeason: FormerMember[];
  letters: LetterSettings;
  /** Changes of pay and rehires, the latest first. */
  staffEvents: (PersonEvent & { staffId: string })[];
  /** For the ids of new rows. */
  added: number;
}

let ofVisit: DemoClub | undefined;

/** The sample club of this visit: what is done on one page of the demo is there on the others. */
export function demoClubOfVisit(): DemoClub {
  ofVisit ??= openDemoClub();
  return ofVisit;
}

/** The sample club, untouched. */
export function openDemoClub(): DemoClub {
  return {
    ...freshPeople(),
    applications: sampleApplications.map(({ events, positions, firstDay, lastDay, daysPerWeek, ageBand, ...rest }) => ({
      ...rest,
      availability: { firstDay, lastDay, daysPerWeek, ageBand },
      version: 1,
      resumes: [],
      positions: positions.map(({ position, jobRoleId }) => ({ title: position, jobRoleId })),
      events: [...events].reverse().map(({ id, kind, fromStatus, toStatus, note, actorName, happenedAt }) => ({
        id,
        kind,
        said: null,
        delivery: null,
        position: null,
        move: fromStatus && toStatus ? { from: fromStatus, to: toStatus } : null,
        note,
        actorName,
        happenedAt,
      })),
    })),
    roles: sampleJobRoles.map(({ minimumAge, payRangeMin, payRangeMax, requirements, ...role }) => ({
      ...role,
      payMin: toCents(payRangeMin),
      payMax: toCents(payRangeMax),
      minimumAge,
      payReason: null,
      isOpen: true,
      version: 1,
      requirements: inPublicOrder(
        requirements.map(({ id, requirement, certificationTypeId }) => ({
          id,
          text: requirement,
          certificationTypeId,
        })),
      ),
    })),
    lastSeason: lastSeason(),
    letters: { replyTo: 'jobs@pinehollow.test', texts: { invited: null, offered: null, refused: null }, version: 1 },
    staffEvents: sampleStaffEvents.map(
      ({ id, staffId, kind, fromRate: from, toRate: to, reason, actorName: by, happenedAt: at }) => ({
        id,
        staffId,
        at,
        what: staffEventInWords({ kind, from, to, reason, warning: null, season: null, role: null }),
        by,
      }),
    ),
    added: 0,
  };
}

function lastSeason(): FormerMember[] {
  const people = new Map([...sampleTeam, ...sampleFormerStaff].map((person) => [person.id, person]));
  return sampleStaffSeasons
    .map(({ staffId, role, outcome, eligibleForRehire }) => ({
      staffId,
      name: people.get(staffId)?.name ?? '',
      role,
      outcome,
      isEligible: eligibleForRehire,
      hasReturned: people.get(staffId)?.status === 'Active',
    }))
    .sort(byName);
}
