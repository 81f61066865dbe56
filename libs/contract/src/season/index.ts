// The modules of a season in words and in the order of the year. Loaded when a person meets one that does not open.
export { seasonModules, type SeasonModule } from './seasonModules';
