import { byName } from '@platform/module-kit/screens';
import {
  sampleCertifications,
  sampleCertificationTypes,
  sampleInServiceSessions,
  sampleTeam,
  sampleTrainingModules,
} from '@platform/sample-club';

export interface CourseRow {
  id: string;
  title: string;
  description: string | null;
  certificationTypeId: string | null;
  validMonths: number | null;
  inServiceHours: number | null;
  isArchived: boolean;
  version: number;
}

export interface ParticipantRow {
  id: string;
  courseId: string;
  staffId: string;
  name: string;
  /** ISO 8601 with offset. */
  completedAt: string | null;
  dueOn: string | null;
}

export interface CertificationRow {
  id: string;
  staffId: string;
  typeId: string;
  name: string;
  expiryDate: string | null;
  askedOn: string | null;
  version: number;
}

export interface SessionRow {
  id: string;
  heldOn: string;
  topic: string;
  minutes: number;
  ledBy: string | null;
  notes: string | null;
  staffIds: readonly string[];
  version: number;
}

/** What the demo knows. Changes stay for the visit; a reload begins with the sample club again. */
export interface DemoRows {
  staff: readonly { id: string; name: string; role: string; accountId: string | null }[];
  certificationTypes: readonly { id: string; name: string; validMonths: number | null }[];
  courses: CourseRow[];
  participants: ParticipantRow[];
  certifications: CertificationRow[];
  sessions: SessionRow[];
}

/** The sample club as it is before anybody changes it. */
export function sampleRows(): DemoRows {
  return {
    staff: [...sampleTeam].sort(byName),
    certificationTypes: sampleCertificationTypes,
    courses: sampleTrainingModules.map(({ id, title, description, certificationTypeId, inServiceHours }) => ({
      id,
      title,
      description,
      certificationTypeId,
      inServiceHours,
      validMonths: null,
      isArchived: false,
      version: 1,
    })),
    participants: sampleTrainingModules.flatMap(({ id: courseId, dueOn, participants }) =>
      participants.map((participant) => ({ ...participant, courseId, dueOn })),
    ),
    certifications: sampleCertifications.map(({ id, staffId, certificationTypeId, certificationName, expiryDate }) => ({
      id,
      staffId,
      typeId: certificationTypeId,
      name: certificationName,
      expiryDate,
      askedOn: null,
      version: 1,
    })),
    sessions: sampleInServiceSessions.map((session) => ({ ...session, version: 1 })),
  };
}
