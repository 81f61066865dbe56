import type { ReportSection } from '../reportContent.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { financial } from './financial.ts';
import { operations } from './operations.ts';
import { overview } from './overview.ts';
import { staffing } from './staffing.ts';

/** A section of two reports that stands in the second: the first has its sum among the key figures. */
const homes = new Map<string, ReportDefinition>([['positions', staffing]]);

/**
 * The four reports of a period in one file, each a part. A section that two of them share appears once, in the first unless
 * `homes` names another. The pack leaves out people and their pay, because managers hand it to the board.
 */
export const boardPack: ReportDefinition = {
  title: 'Board pack',
  sections: async (source) => {
    const sections: ReportSection[] = [];
    for (const report of [overview, staffing, financial, operations]) {
      const known = new Set(sections.map(({ id }) => id));
      const [first, ...others] = (await report.sections(source))
        .filter(({ id, isConfidential }) => !known.has(id) && isConfidential !== true)
        .filter(({ id }) => (homes.get(id) ?? report) === report)
        .map(withoutPay);
      if (first) sections.push({ ...first, part: report.title }, ...others);
    }
    return sections;
  },
};

function withoutPay(section: ReportSection): ReportSection {
  if (!section.keyFigures) return section;
  return { ...section, keyFigures: section.keyFigures.filter(({ isConfidential }) => isConfidential !== true) };
}
