import { newId } from '@platform/module-kit/screens';
import { hasValues, settingAction } from '../../planning/undo/settingAction';
import { usePlanning } from '../../planning/usePlanning';
import type { SchoolDays } from '../../rules/schoolCalendar';
import type { MinorLimits, MinorLimitsDraft } from '../../source/rows/minorLimits';
import type { LaborRules, RulesDraft, SchoolDay } from '../../source/rows/rules';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { agesWords } from './limitWords';
import { rulesDraftOf } from './ruleFields';

const PLACE = 'Planning Rules';

/** Changes of the club's planning rules, as actions of the history. A refused one rejects, and is not recorded. */
export function useRuleActions() {
  const source = useSchedulingSource();
  const { recordOther } = usePlanning();

  const recordSchoolDays = (words: string, before: readonly SchoolDay[], after: readonly SchoolDay[]) => {
    const days = [...before, ...after].map(({ day }) => day);
    const action = settingAction<readonly SchoolDay[], readonly SchoolDay[]>({
      what: 'these days of the school calendar',
      place: PLACE,
      before,
      after,
      read: async () => (await source.listSchoolDays()).filter(({ day }) => days.includes(day)),
      isAs: (stored, wanted) =>
        stored.length === wanted.length && stored.every((day, index) => hasValues(day, wanted[index] ?? day)),
      write: (to) => (to && to.length > 0 ? source.addSchoolDays(to) : source.removeSchoolDays(days)),
    });
    recordOther(words, action);
  };

  const recordLimits = (id: string, done: string, before: MinorLimitsDraft | null, after: MinorLimitsDraft | null) => {
    const { ages, state } = after ?? before ?? { ages: '14-15', state: '' };
    const action = settingAction<MinorLimits, MinorLimitsDraft>({
      what: `the state limits for ${agesWords(ages).toLowerCase()}`,
      place: PLACE,
      before,
      after,
      // Others may have been entered for the same ages.
      read: async () => (await source.listMinorLimits()).find((one) => one.id === id || one.ages === ages) ?? null,
      isAs: (stored, limits) => stored.id === id && hasValues<MinorLimitsDraft>(stored, limits),
      write(to, stored) {
        if (to === null) return source.removeMinorLimits(id);
        return stored ? source.saveMinorLimits(id, to, stored.version) : source.addMinorLimits({ ...to, id });
      },
    });
    recordOther(`State limits ${done}: ${agesWords(ages)}, ${state}`, action);
  };

  return {
    async saveRules(over: LaborRules, to: RulesDraft): Promise<void> {
      await source.saveRules(to, over.version);
      const action = settingAction<LaborRules, RulesDraft>({
        what: 'the planning rules',
        place: PLACE,
        before: rulesDraftOf(over),
        after: to,
        read: source.readRules,
        isAs: hasValues<RulesDraft>,
        write: async (rules, stored) => {
          if (rules && stored) await source.saveRules(rules, stored.version);
        },
      });
      recordOther('Planning rules saved', action);
    },
    async addSchoolDays(days: readonly SchoolDay[]): Promise<void> {
      await source.addSchoolDays(days);
      recordSchoolDays(`School days added: ${days[0]?.name}`, [], days);
    },
    async removeSchoolDays({ days, isSchoolDay, name }: SchoolDays): Promise<void> {
      await source.removeSchoolDays(days);
      const removed = days.map((day) => ({ day, isSchoolDay, name }));
      recordSchoolDays(`School days removed: ${name ?? 'without a name'}`, removed, []);
    },
    async addLimits(draft: MinorLimitsDraft): Promise<void> {
      const id = newId();
      await source.addMinorLimits({ ...draft, id });
      recordLimits(id, 'added', null, draft);
    },
    async saveLimits({ id, version, ...before }: MinorLimits, draft: MinorLimitsDraft): Promise<void> {
      await source.saveMinorLimits(id, draft, version);
      recordLimits(id, 'saved', before, draft);
    },
    async removeLimits({ id, version: _version, ...before }: MinorLimits): Promise<void> {
      await source.removeMinorLimits(id);
      recordLimits(id, 'removed', before, null);
    },
  };
}
