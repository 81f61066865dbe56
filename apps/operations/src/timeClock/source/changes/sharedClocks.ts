import { newId, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { inDeviceOrder } from '../../rules/sharedClocks';
import { ask, save } from '../club/requests';
import type { OwnPin } from '../timeClockSource';
import { timeClockChange } from './timeClockChange';

/** Makes a shared clock and answers the token of its link, this once. */
export const addClockDevice = timeClockChange({
  waits: true,
  send: (_reader: ClubReader, name: string): Promise<string> =>
    ask((db) => db.rpc('create_clock_device', { name: name.trim() })),
  expect(known, name) {
    const added = { id: newId(), name: name.trim(), lastSeenAt: null, isOn: true };
    known.change('listClockDevices', (devices) => inDeviceOrder([...devices, added]));
    return added.id;
  },
});

/** Turns a shared clock off for good. */
export const revokeClockDevice = timeClockChange({
  waits: true,
  send: (_reader: ClubReader, id: string) => save((db) => db.rpc('revoke_clock_device', { device_id: id })),
  expect(known, id) {
    known.change('listClockDevices', (devices) => inDeviceOrder(withChanged(devices, [id], () => ({ isOn: false }))));
  },
});

/** Sets the PIN of a person of the staff. The one before no longer works. */
export const setClockPin = timeClockChange({
  waits: true,
  send: (_reader: ClubReader, staffId: string, pin: string) =>
    save((db) => db.rpc('set_clock_pin', { staff_id: staffId, pin })),
  expect(known, staffId) {
    known.change('listClockPins', (pins) =>
      pins.map((each) => (each.staffId === staffId ? { ...each, hasPin: true } : each)),
    );
    // Managers who work at the club set their own this way, too.
    if (known.get('readOwn')?.staffId === staffId) known.change('readOwnPin', (): OwnPin => 'own');
  },
});

/** Sets the reader's own PIN. */
export const setOwnPin = timeClockChange({
  waits: true,
  send: (_reader: ClubReader, pin: string) => save((db) => db.rpc('set_my_clock_pin', { pin })),
  expect(known) {
    const own = known.get('readOwn');
    known.change('readOwnPin', (): OwnPin => 'own');
    known.change('listClockPins', (pins) =>
      pins.map((each) => (each.staffId === own?.staffId ? { ...each, hasPin: true } : each)),
    );
  },
});
