import { sampleApplications } from './applications';
import { sampleJobRoles } from './jobRoles';
import { sampleId } from '../sampleIds';
import { sampleTeam } from '../club/team';

export interface SampleOnboardingItem {
  id: string;
  staffId: string;
  title: string;
  /** The certification that was to be shown; null for a paper or a requirement in words. */
  certificationTypeId: string | null;
  /** A day (ISO 8601). */
  dueOn: string;
  sortOrder: number;
  isDone: true;
  /** ISO 8601 with offset. */
  doneAt: string;
}

const papers = ['Form I-9: identity and authorization to work', 'Form W-4: withholding of tax'];

/** The checklists of the four who were hired from applications this season. All is done: everyone is active. */
export const sampleOnboardingItems: readonly SampleOnboardingItem[] = sampleTeam
  .filter(({ id }) => sampleApplications.some(({ staffId }) => staffId === id))
  .flatMap(({ id, role, startDate }) => {
    const requirements = sampleJobRoles.find(({ title }) => title === role)?.requirements ?? [];
    const items = [
      ...papers.map((title) => ({ title, certificationTypeId: null })),
      ...requirements.map(({ requirement, certificationTypeId }) => ({ title: requirement, certificationTypeId })),
    ];
    return items.map((item, index) => ({ ...item, staffId: id, dueOn: startDate, sortOrder: index + 1 }));
  })
  .map((item, index) => ({
    ...item,
    id: sampleId('onboardingItem', index + 1),
    isDone: true,
    doneAt: '2025-04-21T10:00:00-04:00',
  }));
