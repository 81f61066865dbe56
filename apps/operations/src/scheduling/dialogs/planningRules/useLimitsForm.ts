import { useDialogForm } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { MinorLimits } from '../../source/rows/minorLimits';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { checkLimits, fromFields, toFields, type LimitFields } from './limitFields';
import { agesWords } from './limitWords';
import { useRuleActions } from './useRuleActions';

/**
 * The form for the limits that a state sets for an age. Saving it is one action of the page.
 * @param limits without an id, limits that are added
 * @param onSaved called once they are saved
 */
export function useLimitsForm(limits: MinorLimits, onSaved: () => void) {
  const source = useSchedulingSource();
  const isNew = limits.id === '';
  const actions = useRuleActions();
  const saving = useSchedulingChange(async ({ fields, over }: { fields: LimitFields; over: MinorLimits }) => {
    const draft = fromFields(fields);
    if (isNew) await actions.addLimits(draft);
    else await actions.saveLimits(over, draft);
    return { ...draft, id: limits.id, version: over.version + 1 };
  });
  return useDialogForm<MinorLimits, LimitFields>({
    what: 'the state limits',
    row: limits,
    toDraft: toFields,
    check: checkLimits,
    save: (fields, _version, over) => saving.mutateAsync({ fields, over }),
    read: async () => {
      const found = (await source.listMinorLimits()).find(({ id }) => id === limits.id);
      if (!found) throw new Error('These limits are not there any more. Close this and reload the schedule.');
      return found;
    },
    onSaved: ({ ages, state }) => {
      toast({
        title: isNew ? 'State limits added' : 'State limits saved',
        description: `${agesWords(ages)}, ${state}`,
        tone: 'success',
      });
      onSaved();
    },
  });
}
