import { newId, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { inDeviceOrder } from '../../rules/sharedClocks';
import { ask, save } from '../club/requests';
import type { OwnPin } from '../rows/sharedClock';
import { timeClockChange } from './timeClockChange';

/** Adds a shared clock and returns the token of its link, which is never shown again. */
export const addClockDevice = timeClockChange({
  waits: 'new-row',
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
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) => save((db) => db.rpc('revoke_clock_device', { device_id: id })),
  expect(known, id) {
    known.change('listClockDevices', (devices) => inDeviceOrder(withChanged(devices, [id], () => ({ isOn: false }))));
  },
});

/** Sets a staff member's PIN. The old one stops working. */
export const setClockPin = timeClockChange({
  waits: 'computed',
  send: (_reader: ClubReader, staffId: string, pin: string) =>
    save((db) => db.rpc('set_clock_pin', { staff_id: staffId, pin })),
  expect(known, staffId) {
    known.change('listClockPins', (pins) =>
      pins.map((each) => (each.staffId === staffId ? { ...each, hasPin: true } : each)),
    );
    // Managers who work at the club set their own PIN the same way.
    if (known.get('readOwn')?.staffId === staffId) known.change('readOwnPin', (): OwnPin => 'own');
  },
});

/** Sets the reader's own PIN. */
export const setOwnPin = timeClockChange({
  waits: 'computed',
  send: (_reader: ClubReader, pin: string) => save((db) => db.rpc('set_my_clock_pin', { pin })),
  expect(known) {
    const own = known.get('readOwn');
    known.change('readOwnPin', (): OwnPin => 'own');
    known.change('listClockPins', (pins) =>
      pins.map((each) => (each.staffId === own?.staffId ? { ...each, hasPin: true } : each)),
    );
  },
});
