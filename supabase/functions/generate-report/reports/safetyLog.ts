import { readIncidents } from '../figures/period/readIncidents.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { incidentsSection } from '../sections/period/incidentsSection.ts';

/** What happened on the days of a season, and what was done. It names places and may name people. */
export const safetyLog: ReportDefinition = {
  title: 'Safety & Incident Log',
  notice: 'Confidential: it may name people. Give it only to people who need it.',
  sections: async (source) => [incidentsSection(await readIncidents(source), source.club.timeZone)],
};
