import { saving } from '@platform/module-kit/screens';
import type { RetentionKind } from '../rows/retention';
import { memberChange } from './memberChange';

const save = saving('How long this is kept was not saved. Try again.');

/** Sets how many months a kind is kept; null for unlimited. PT409 if another person has changed it. */
export const keepFor = memberChange({
  waits: 'own-form',
  async send({ club }, { kind, policy }: Pick<RetentionKind, 'kind' | 'policy'>, keepMonths: number | null) {
    if (!policy) {
      if (keepMonths === null) return;
      const row = { club_id: club.id, kind, keep_months: keepMonths };
      await save((db) => db.from('retention_policies').insert(row));
      return;
    }
    const { id, version } = policy;
    await save((db) => {
      const table = db.from('retention_policies');
      const write =
        keepMonths === null
          ? // Does not remove a policy that another person has changed meanwhile.
            table.delete().eq('id', id).eq('version', version)
          : table.update({ keep_months: keepMonths, version }).eq('id', id);
      return write.select('id').single();
    });
  },
});

/** Deletes exactly the counted rows. PT409 if the counts have changed, and then nothing is deleted. */
export const deleteCounted = memberChange({
  waits: 'computed',
  send({ club }, kinds: readonly Pick<RetentionKind, 'kind' | 'due'>[]) {
    const confirmed = Object.fromEntries(kinds.map(({ kind, due }) => [kind, due]));
    return saving('Nothing was deleted. Check your connection and try again.')((db) =>
      db.rpc('apply_retention', { club_id_param: club.id, confirmed_param: confirmed }),
    );
  },
});
