// A day by the hour: a chunk of its own, fetched by those who look at one.
export { DayTimeline } from './DayTimeline';
