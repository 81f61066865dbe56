import { newId, without, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import type { Measure, MetricDraft } from '../rows/metric';
import { clubFutureChange } from './clubFutureChange';

const columnsOf = ({ name, target, direction }: MetricDraft) => ({
  name: name.trim(),
  // The form takes no metric without a target.
  target: target ?? 0,
  direction,
});

/** Follows a measure, behind the others. */
export const addMetric = clubFutureChange({
  waits: 'new-row',
  async send({ club }: ClubReader, measure: Measure, draft: MetricDraft, position: number): Promise<void> {
    const row = { club_id: club.id, measure, position, ...columnsOf(draft) };
    await ask((db) => db.from('strategic_metrics').insert(row).select('id').single());
  },
  expect(known, measure, draft) {
    known.change('listMetrics', (metrics) => [...metrics, { ...columnsOf(draft), id: newId(), measure, version: 1 }]);
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveMetric = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: MetricDraft, version: number): Promise<void> =>
    save((db) =>
      db
        .from('strategic_metrics')
        .update({ ...columnsOf(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, draft, version) {
    known.change('listMetrics', (metrics) =>
      withChanged(metrics, [id], () => ({ ...columnsOf(draft), version: version + 1 })),
    );
  },
});

/** Stops following a measure. Its figures stay with their seasons. */
export const deleteMetric = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('strategic_metrics').delete().eq('id', id).select('id').single()),
  expect: (known, id) => known.change('listMetrics', (metrics) => without(metrics, [id])),
});
