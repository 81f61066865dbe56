import { byName, newId, withChanged, type ClubReader, type Delivery } from '@platform/module-kit/screens';
import { dayAt } from '@platform/ui/dates';
import { outOfRange } from '../../rules/water/waterLimits';
import { waterNow } from '../../rules/water/waterNow';
import { inReadingOrder } from '../club/readWater';
import { orNull, save } from '../club/requests';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import type { PoolDraft, Reading, ReadingDraft } from '../rows/water';
import { settleStruck, settleTaken, settleTimes } from './dueReadings';
import { operationsChange, type Known, ownName } from './operationsChange';

/** Readings with the current limits of their bodies of water. */
function settleLimits(known: Known): void {
  const pools = known.get('listPools');
  if (!pools) return;
  known.change('listReadings', (readings) =>
    readings.map((reading) => {
      const pool = pools.find(({ id }) => id === reading.poolId);
      return pool ? { ...reading, outOfRange: outOfRange(reading, pool) } : reading;
    }),
  );
}

/** The last values, if all readings are known: a member's readings say nothing about other people's. */
function settleWaterNow(known: Known): void {
  if (!known.source.canManage) return;
  const [pools, readings] = [known.get('listPools'), allReadings(known)];
  if (pools && readings.length > 0) known.change('readWaterNow', () => waterNow(pools, readings));
}

/** All known readings, the latest first: those of the longest fetched period. */
function allReadings(known: Known): readonly Reading[] {
  let longest: readonly Reading[] = [];
  known.change('listReadings', (readings) => {
    if (readings.length > longest.length) longest = readings;
    return readings;
  });
  return longest;
}

export const addReading = operationsChange({
  waits: 'new-row',
  send: (reader: ClubReader, draft: ReadingDraft) =>
    sendFromDeck(reader, {
      about: 'Water reading',
      insert: 'water_readings',
      row: {
        club_id: reader.club.id,
        client_key: draft.key,
        pool_id: draft.poolId,
        taken_at: draft.takenAt,
        free_chlorine_ppm: draft.chlorine,
        ph: draft.ph,
        temperature_f: draft.temperature,
        total_alkalinity_ppm: draft.alkalinity,
        calcium_hardness_ppm: draft.calcium,
        cyanuric_acid_ppm: draft.cyanuricAcid,
        notes: orNull(draft.notes),
      },
    }),
  expect(known, { key: _, ...draft }): Delivery {
    const pool = known.get('listPools')?.find(({ id }) => id === draft.poolId);
    const added: Reading = {
      ...draft,
      notes: draft.notes.trim(),
      id: newId(),
      poolName: pool?.name ?? '',
      outOfRange: [],
      authorName: ownName(known),
      struckReason: null,
    };
    const day = dayAt(draft.takenAt, known.source.timeZone);
    known.change('listReadings', (readings, from) => (day >= from ? inReadingOrder([...readings, added]) : readings));
    settleTaken(known, pool, added);
    settleLimits(known);
    settleWaterNow(known);
    return 'sent';
  },
});

/** Strikes a reading with a reason. It stays readable. */
export const strikeReading = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string, reason: string) =>
    save((db) => db.from('water_readings').update({ struck_reason: reason.trim() }).eq('id', id).select('id').single()),
  expect(known, id, reason) {
    known.change('listReadings', (readings) => withChanged(readings, [id], () => ({ struckReason: reason.trim() })));
    const readings = allReadings(known);
    const poolId = readings.find((reading) => reading.id === id)?.poolId;
    settleStruck(
      known,
      known.get('listPools')?.find((pool) => pool.id === poolId),
      readings,
    );
    settleWaterNow(known);
  },
});

const poolColumns = (draft: PoolDraft) => ({
  name: draft.name.trim(),
  kind: draft.kind,
  uses_cyanuric_acid: draft.usesCyanuricAcid,
  free_chlorine_min_ppm: draft.chlorineMin,
  free_chlorine_max_ppm: draft.chlorineMax,
  ph_min: draft.phMin,
  ph_max: draft.phMax,
  temperature_max_f: draft.temperatureMax,
  volume_gallons: draft.volumeGallons,
  reading_times: [...draft.readingTimes],
  is_active: draft.isActive,
});

export const addPool = operationsChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, draft: PoolDraft) =>
    save((db) => db.from('pools').insert({ club_id: club.id, ...poolColumns(draft) })),
  expect(known, draft) {
    const timesSince = known.source.now().toISOString();
    const added = { ...draft, name: draft.name.trim(), id: newId(), timesSince, version: 1 };
    known.change('listPools', (pools) => [...pools, added].sort(byName));
    settleTimes(known, added, []);
  },
});

/** Saves over one version; a newer one refuses it. */
export const savePool = operationsChange({
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: PoolDraft, version: number) =>
    save((db) =>
      db
        .from('pools')
        .update({ ...poolColumns(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, draft, version) {
    const before = known.get('listPools')?.find((pool) => pool.id === id);
    if (!before) return;
    const isBegun = before.readingTimes.join() !== draft.readingTimes.join() || (draft.isActive && !before.isActive);
    const timesSince = isBegun ? known.source.now().toISOString() : before.timesSince;
    const saved = { ...draft, name: draft.name.trim(), timesSince, version: version + 1 };
    known.change('listPools', (pools) => withChanged(pools, [id], () => saved).sort(byName));
    settleLimits(known);
    settleWaterNow(known);
    if (isBegun) settleTimes(known, { ...before, ...draft }, allReadings(known));
    else if (!draft.isActive) settleTimes(known, { ...before, ...draft }, []);
  },
});
