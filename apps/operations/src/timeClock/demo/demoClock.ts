import { SAMPLE_PIN } from '@platform/sample-club';
import type { PersonAtClock, PunchAnswer, SharedClock } from '../sharedClock/sharedClock';
import type { TimeClockSource } from '../source/timeClockSource';

/** The sample club's shared clock. Punches stay on the screen for the visit. */
export function demoClock(source: TimeClockSource): SharedClock {
  const changed = new Map<string, Pick<PersonAtClock, 'since' | 'breakSince'>>();
  const now = () => source.now().toISOString();
  return {
    key: 'demo',
    note: `This is the sample club: the PIN of everyone is ${SAMPLE_PIN}. What you press stays on this screen.`,
    async read() {
      const [pins, lines, devices] = await Promise.all([
        source.listClockPins(),
        source.listNow(),
        source.listClockDevices(),
      ]);
      return {
        clubName: source.clubName,
        timeZone: source.timeZone,
        deviceName: devices[0]?.name ?? 'Shared clock',
        now: now(),
        standsStill: true,
        people: pins.map(({ staffId, name, role, hasPin }) => {
          const line = lines.find(
            (each) => each.staffId === staffId && each.clockedInAt !== null && !each.clockedOutAt,
          );
          const standing = changed.get(staffId) ?? {
            since: line?.clockedInAt ?? null,
            breakSince: line?.standing === 'on_break' ? now() : null,
          };
          return { id: staffId, name, role, hasPin, ...standing };
        }),
      };
    },
    async punch({ staffId, action }, pin): Promise<PunchAnswer> {
      if (pin !== SAMPLE_PIN) return { outcome: 'wrong_pin', opensAt: null };
      const person = (await this.read()).people.find(({ id }) => id === staffId);
      const since = action === 'in' ? now() : action === 'out' ? null : (person?.since ?? now());
      changed.set(staffId, { since, breakSince: action === 'break' ? now() : null });
      return { outcome: 'done', at: now() };
    },
    tellUnsent: async () => undefined,
  };
}
