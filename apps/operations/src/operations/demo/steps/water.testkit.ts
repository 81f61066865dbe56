import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';
import { key } from './rowsOf.testkit';

const reading = {
  takenAt: '2025-05-01T12:00:00.000Z',
  chlorine: 1.2,
  ph: 7.5,
  temperature: null,
  alkalinity: 85,
  calcium: null,
  cyanuricAcid: null,
  notes: ' Dosed. ',
};

const pool = async (source: OperationsSource, name: string) =>
  found((await source.listPools()).find((each) => each.name === name));

const newPool = {
  name: 'Spa',
  kind: 'spa' as const,
  usesCyanuricAcid: false,
  chlorineMin: 3,
  chlorineMax: 10,
  phMin: 7.2,
  phMax: 7.8,
  temperatureMax: 104,
  volumeGallons: 900,
  readingTimes: ['07:00', '09:30'],
  isActive: true,
};

/** Readings and the bodies of water. */
export const waterSteps: ChangeSteps<OperationsSource> = {
  'taking a reading out of its limits': async (source) =>
    source.addReading({ ...reading, key: key(), poolId: (await pool(source, 'Main pool')).id }),
  'taking a reading that is to come': async (source) =>
    source.addReading({
      ...reading,
      key: key(),
      poolId: (await pool(source, 'Main pool')).id,
      takenAt: '2025-05-01T14:00:00.000Z',
    }),
  'striking a reading': async (source) => {
    const { id } = found((await source.listReadings('2025-04-02')).find(({ notes }) => notes === 'Dosed.'));
    return source.strikeReading(id, 'The test kit had expired.');
  },
  'adding a body of water': (source) => source.addPool(newPool),
  'adding one of the same name': (source) => source.addPool(newPool),
  'changing its limits': async (source) => {
    const { id, version, ...limits } = await pool(source, 'Main pool');
    return source.savePool(id, { ...limits, phMax: 8 }, version);
  },
  'changing when its readings are due': async (source) => {
    const { id, version, ...limits } = await pool(source, 'Main pool');
    return source.savePool(id, { ...limits, readingTimes: ['08:00', '09:30', '15:00'] }, version);
  },
  'taking a reading that is due': async (source) =>
    source.addReading({
      ...reading,
      key: key(),
      poolId: (await pool(source, 'Main pool')).id,
      takenAt: '2025-05-01T13:00:00.000Z',
    }),
  'taking a body of water out of use': async (source) => {
    const { id, version, ...limits } = await pool(source, 'Wading pool');
    return source.savePool(id, { ...limits, isActive: false }, version);
  },
};
