import type { ReportSection } from '../reportContent.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { financial } from './financial.ts';
import { operations } from './operations.ts';
import { overview } from './overview.ts';
import { staffing } from './staffing.ts';

/** The four reports of a period in one file, each a part. A section that two of them have stands once. */
export const boardPack: ReportDefinition = {
  title: 'Board pack',
  sections: async (source) => {
    const sections: ReportSection[] = [];
    for (const report of [overview, staffing, financial, operations]) {
      const known = new Set(sections.map(({ id }) => id));
      const [first, ...others] = (await report.sections(source)).filter(({ id }) => !known.has(id));
      if (first) sections.push({ ...first, part: report.title }, ...others);
    }
    return sections;
  },
};
