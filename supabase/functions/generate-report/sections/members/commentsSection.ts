import type { ReportSection } from '../../reportContent.ts';

/** As many as a page of a report bears; all of them stand in Member Feedback. */
const SHOWN_COMMENTS = 12;

/** Members' comments, without a name. */
export function commentsSection(comments: readonly string[]): ReportSection {
  const shown = comments.slice(0, SHOWN_COMMENTS);
  const more = comments.length - shown.length;
  return {
    id: 'comments',
    heading: 'In their own words',
    paragraphs: [
      ...(comments.length === 0 ? ['No comments to show: there are some from five responses on.'] : []),
      ...(more > 0 ? [`${shown.length} of ${comments.length} comments.`] : []),
    ],
    list: shown,
  };
}
