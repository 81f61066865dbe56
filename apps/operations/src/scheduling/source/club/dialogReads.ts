// The reads of dialogs alone. They are in the file of the dialogs, so they never wait for their code.
export { readCandidates, readOffers } from './readCoverage';
export { readComingSeries, readSeries } from './readSeries';
export { readTemplates } from './readTemplates';
