import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { SchedulingSource } from '../source/schedulingSource';
import { LIMITS, numbered, RULES } from './steps.testkit';

const STORM = ['2025-05-08', '2025-05-09'].map((day) => ({ day, isSchoolDay: false, name: 'Storm' }));
const limitsOfYoungest = async (source: SchedulingSource) =>
  found((await source.listMinorLimits()).find(({ ages }) => ages === LIMITS.ages));

/** How a manager changes what the club plans by: its rules, blackout days, school calendar and the limits of its state. */
export const rulesSteps: ChangeSteps<SchedulingSource> = {
  'setting what the club plans by': async (source) => {
    const { version } = await source.readRules();
    await source.saveRules({ ...RULES, timeOffNoticeDays: 14 }, version);
  },
  'setting it over a newer version': (source) => source.saveRules(RULES, 1),
  'adding blackout days': (source) =>
    source.addBlackout({ id: numbered(9201), startsOn: '2025-06-14', endsOn: '2025-06-15', name: 'Swim meet' }),
  'removing blackout days': async (source) => {
    const [first] = await source.listBlackouts();
    await source.removeBlackout(first?.id ?? '');
  },
  'adding days to the school calendar': (source) => source.addSchoolDays(STORM),
  'adding one of them again': (source) => source.addSchoolDays(STORM.slice(1)),
  'removing them from it': (source) => source.removeSchoolDays(STORM.map(({ day }) => day)),
  'entering what the state sets for people of 14 and 15': (source) =>
    source.addMinorLimits({ ...LIMITS, id: numbered(9202) }),
  'entering it again': (source) => source.addMinorLimits({ ...LIMITS, id: numbered(9203) }),
  'changing it': async (source) => {
    const limits = await limitsOfYoungest(source);
    await source.saveMinorLimits(limits.id, { ...LIMITS, weekDays: null, latestEndSchool: '18:00' }, limits.version);
  },
  'changing it over a newer version': async (source) =>
    source.saveMinorLimits((await limitsOfYoungest(source)).id, LIMITS, 1),
  'removing it': async (source) => source.removeMinorLimits((await limitsOfYoungest(source)).id),
};
