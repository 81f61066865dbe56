// A day by the hour: its own chunk, fetched on first use.
export { DayTimeline } from './DayTimeline';
