/** How a club rotates people over its stands, in minutes (`rotation_rules`). */
interface StandTimes {
  minutesPerStand: number;
  /** The longest time on stands before a break. */
  minutesBeforeBreak: number;
  breakMinutes: number;
}

/** The most consecutive steps on stands, and the steps of a break, rounded up to whole steps. */
export const rotationSteps = ({ minutesPerStand, minutesBeforeBreak, breakMinutes }: StandTimes) => ({
  on: Math.floor(minutesBeforeBreak / minutesPerStand),
  off: Math.ceil(breakMinutes / minutesPerStand),
});

/** How many people must be on shift at once so that every stand is guarded while some have their break. */
export function peopleForStands(stands: number, times: StandTimes): number {
  const { on, off } = rotationSteps(times);
  return Math.ceil((stands * (on + off)) / on);
}
