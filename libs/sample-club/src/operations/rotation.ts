/** The stands of the sample club, and how long a person stays on one. */
export const sampleRotation = {
  /** The most important first. */
  stands: ['Deep end', 'Shallow end'],
  /** Titles of the job roles that guard them. */
  roles: ['Lifeguard', 'Head Guard'],
  minutesPerStand: 30,
  minutesBeforeBreak: 60,
  breakMinutes: 15,
} as const;
