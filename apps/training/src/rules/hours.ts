import { hoursInWords } from '@platform/module-kit/screens';

/** The two sources of in-service hours. */
interface Practiced {
  moduleHours: number;
  sessionMinutes: number;
}

/** A person's in-service hours: the hours of completed modules, and the minutes of sessions. */
export function inServiceHours({ moduleHours, sessionMinutes }: Practiced): number {
  return moduleHours + sessionMinutes / 60;
}

/** The in-service hours of several people together. */
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
