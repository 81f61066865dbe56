const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Hours as people write them: `1.5 h`; 0 h where there are none. */
export function hoursInWords(hours: number): string {
  return `${figure.format(hours)} h`;
}

/** What in-service hours are made of. */
interface Practiced {
  moduleHours: number;
  sessionMinutes: number;
}

/** In-service hours of a person: what completed modules count for, and the minutes of sessions. */
export function inServiceHours({ moduleHours, sessionMinutes }: Practiced): number {
  return moduleHours + sessionMinutes / 60;
}

/** The same of several people together: their rows add up to it. */
export function practicedBy(people: readonly Practiced[]): Practiced {
  return {
    moduleHours: people.reduce((sum, { moduleHours }) => sum + moduleHours, 0),
    sessionMinutes: people.reduce((sum, { sessionMinutes }) => sum + sessionMinutes, 0),
  };
}

/** Where in-service hours come from: `9 h in modules, 3.75 h in sessions`. */
export function hoursApart({ moduleHours, sessionMinutes }: Practiced): string {
  return `${hoursInWords(moduleHours)} in modules, ${hoursInWords(sessionMinutes / 60)} in sessions`;
}
